import { expect, test } from 'vitest';
import { allNotAnalysed, failureOf } from './left-out-pages.ts';

test.each([
  ['net::ERR_NAME_NOT_RESOLVED', 'preflight/unknown-domain'],
  ['net::ERR_CERT_DATE_INVALID', 'preflight/tls'],
  ['net::ERR_RESPONSE_HEADERS_TOO_BIG', 'preflight/headers-too-long'],
  ['net::ERR_CONNECTION_RESET', 'preflight/connection-refused'],
])('a start page lost to %s ends the audit with %s', (detail, code) => {
  expect(failureOf([{ url: 'https://www.exemple.fr/', reason: 'network', detail }]).code).toBe(code);
});

test('of pages that were never tried, those still wanted when visits ended early count as not read', () => {
  const tried = [{ url: 'https://www.exemple.fr/lente', reason: 'timeout' as const }];
  const rest = Array.from({ length: 5 }, (_, index) => ({
    url: `https://www.exemple.fr/${index}`,
    reason: 'limit' as const,
  }));
  const reasons = (endedEarly: boolean) =>
    allNotAnalysed(tried, rest, endedEarly, 3).map(({ reason }) => reason);
  expect(reasons(false)).toEqual(['timeout', 'limit', 'limit', 'limit', 'limit', 'limit']);
  expect(reasons(true)).toEqual(['timeout', 'not-reached', 'not-reached', 'limit', 'limit', 'limit']);
});
