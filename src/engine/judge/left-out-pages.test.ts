import { expect, test } from 'vitest';
import { allNotAnalysed, failureOf } from './left-out-pages.ts';

test.each([
  ['network', 'net::ERR_NAME_NOT_RESOLVED', 'preflight/unknown-domain'],
  ['network', 'net::ERR_CERT_DATE_INVALID', 'preflight/tls'],
  ['network', 'net::ERR_RESPONSE_HEADERS_TOO_BIG', 'preflight/headers-too-long'],
  ['network', 'net::ERR_CONNECTION_REFUSED', 'preflight/connection-refused'],
  ['network', 'net::ERR_CONTENT_LENGTH_MISMATCH', 'preflight/cut-off'],
  ['network', 'net::ERR_EMPTY_RESPONSE', 'preflight/empty-answer'],
  ['network', 'net::ERR_NEVER_SEEN', 'preflight/unreadable'],
  ['timeout', 'aucune réponse', 'preflight/timeout'],
  ['download', '', 'preflight/attachment'],
  ['hung', '', 'preflight/page-hangs'],
  ['crash', 'Page crashed!', 'preflight/page-crash'],
  ['too-large', '21 Mo', 'preflight/too-heavy'],
  ['redirect', 'net::ERR_TOO_MANY_REDIRECTS', 'preflight/redirect-loop'],
  ['redirect', 'https://autre.fr/', 'preflight/off-site'],
  ['incident', 'the visiting process ended', 'engine/crashed'],
  ['incident', 'machine trop occupée', 'engine/overloaded'],
  ['not-reached', '', 'engine/crashed'],
] as const)('a start page lost to %s %s ends the audit with %s', (reason, detail, code) => {
  expect(failureOf([{ url: 'https://www.exemple.fr/', reason, detail }]).code).toBe(code);
});

test('an audit that visited nothing is a fault of ours', () => {
  expect(failureOf([]).code).toBe('engine/crashed');
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
