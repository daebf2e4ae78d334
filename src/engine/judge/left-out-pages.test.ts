import { expect, test } from 'vitest';
import { failureOf } from './left-out-pages.ts';

test.each([
  ['net::ERR_NAME_NOT_RESOLVED', 'preflight/unknown-domain'],
  ['net::ERR_CERT_DATE_INVALID', 'preflight/tls'],
  ['net::ERR_RESPONSE_HEADERS_TOO_BIG', 'preflight/headers-too-long'],
  ['net::ERR_CONNECTION_RESET', 'preflight/connection-refused'],
])('a start page lost to %s ends the audit with %s', (detail, code) => {
  expect(failureOf([{ url: 'https://www.exemple.fr/', reason: 'network', detail }]).code).toBe(code);
});
