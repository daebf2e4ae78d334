import { describe, expect, test } from 'vitest';
import type { GuardCounters } from '../browser/guard-proxy.ts';
import type { WireView } from '../browser/wire-log.ts';
import type { Exchange } from './network-log.ts';
import { asksForLogin, challengeIn, isOnSite, refusalOf } from './refusal.ts';

const guard: GuardCounters = {
  requests: 1,
  bytes: 0,
  blocked: [],
  tooLongHeaders: [],
  proxyLogins: [],
  excess: null,
};
const saw = (wire: WireView) => () => ({ wire, machine: 'fit' as const });

function answer(
  changes: Partial<Exchange>,
  status = 200,
  headers: Record<string, string> = {},
  mimeType = 'text/html',
): Exchange {
  return {
    url: 'https://www.exemple.fr/',
    isMainDocument: true,
    redirectedTo: null,
    failure: null,
    rawStatus: null,
    bodyBytes: 0,
    response: { status, headers, mimeType },
    ...changes,
  } as Exchange;
}
const reason = (exchange: Exchange, counters = guard, wire: WireView = 'receiving') =>
  refusalOf(exchange, 'exemple.fr', counters, saw(wire))?.reason ?? null;

describe('the main document decides whether there is a page', () => {
  test.each([
    [200, {}, null],
    [301, {}, 'not-html'],
    [204, {}, 'not-html'],
    [401, {}, 'login'],
    [403, {}, 'blocked'],
    [404, {}, 'http-error'],
    [429, {}, 'blocked'],
    [500, {}, 'http-error'],
    [503, { 'CF-Mitigated': 'challenge' }, 'blocked'],
    [200, { 'Content-Length': '30000000' }, 'too-large'],
    [200, { 'Content-Disposition': 'attachment; filename="page.html"' }, 'download'],
    [200, { 'Content-Disposition': 'inline; filename="page.html"' }, null],
  ])('HTTP %s %o → %s', (status, headers, expected) => {
    const mime = status === 301 ? '' : 'text/html';
    expect(reason(answer({}, status, headers as Record<string, string>, mime))).toBe(expected);
  });

  test('other types, other sites, private targets and dead servers', () => {
    expect(reason(answer({}, 200, {}, 'application/pdf'))).toBe('not-html');
    expect(reason(answer({ url: 'https://autre.fr/', response: null }))).toBe('redirect');
    expect(reason(answer({ failure: 'net::ERR_TOO_MANY_REDIRECTS' }))).toBe('redirect');
    expect(reason(answer({ failure: 'net::ERR_CONNECTION_REFUSED' }), guard, 'refused')).toBe('network');
    expect(reason(answer({ failure: 'net::ERR_TIMED_OUT' }), guard, 'silent')).toBe('timeout');
    const blocked = [{ target: 'www.exemple.fr:443', reason: 'private' as const }];
    expect(reason(answer({ failure: 'net::ERR_TUNNEL_CONNECTION_FAILED' }), { ...guard, blocked })).toBe(
      'private',
    );
  });
});

test('headers beyond what Chromium accepts are named where the proxy gave up, for that address alone', () => {
  const counters = { ...guard, tooLongHeaders: ['127.0.0.1/page?a=1'] };
  const detail = (path: string) =>
    refusalOf(
      answer({ url: `http://127.0.0.1:3100${path}`, failure: 'net::ERR_EMPTY_RESPONSE' }),
      '127.0.0.1',
      counters,
      saw('closed'),
    )?.detail;
  expect(detail('/page?a=1')).toBe('net::ERR_RESPONSE_HEADERS_TOO_BIG');
  expect(detail('/page')).toBe('net::ERR_EMPTY_RESPONSE');
});

test('a site is its registrable domain, or the host when it has none', () => {
  expect(isOnSite('https://www.exemple.fr/', 'exemple.fr')).toBe(true);
  expect(isOnSite('https://boutique.exemple.fr/', 'exemple.fr')).toBe(true);
  expect(isOnSite('https://exemple.com/', 'exemple.fr')).toBe(false);
  expect(isOnSite('http://127.0.0.1:3100/', '127.0.0.1')).toBe(true);
  expect(isOnSite('http://localhost:3100/', 'localhost')).toBe(true);
});

test('challenge pages and sign-in pages are told from pages', () => {
  expect(challengeIn('<script src="/cdn-cgi/challenge-platform/h/b/x"></script>', 'Un instant…')).toBe(true);
  expect(challengeIn('<p>Bonjour</p>', 'Un instantané de la ville')).toBe(false);
  expect(asksForLogin('https://x.fr/compte', 'https://x.fr/connexion', true)).toBe(true);
  expect(asksForLogin('https://x.fr/connexion', 'https://x.fr/connexion', true)).toBe(false);
  expect(asksForLogin('https://x.fr/compte', 'https://x.fr/accueil', true)).toBe(false);
});

test('a refusal, a silence and a cut are the site’s only where the wire saw them; else they are ours', () => {
  const told = (failure: string, wire: WireView) => {
    const refusal = refusalOf(answer({ failure }), 'exemple.fr', guard, saw(wire));
    return refusal && `${refusal.reason} ${refusal.detail}`;
  };
  expect(told('net::ERR_CONNECTION_REFUSED', 'refused')).toBe('network net::ERR_CONNECTION_REFUSED');
  expect(told('net::ERR_TUNNEL_CONNECTION_FAILED', 'refused')).toBe('network net::ERR_CONNECTION_REFUSED');
  expect(told('net::ERR_TUNNEL_CONNECTION_FAILED', 'unasked')).toMatch(/^incident /);
  expect(told('net::ERR_CONNECTION_RESET', 'cut')).toBe('network net::ERR_CONTENT_LENGTH_MISMATCH');
  expect(told('net::ERR_CONNECTION_CLOSED', 'closed')).toBe('network net::ERR_EMPTY_RESPONSE');
  expect(told('net::ERR_TIMED_OUT', 'ended')).toMatch(/^incident /);
  expect(told('net::ERR_PROXY_CONNECTION_FAILED', 'unasked')).toMatch(/^incident /);
  // The page stopped by itself.
  expect(told('net::ERR_ABORTED', 'receiving')).toBe('network net::ERR_ABORTED');
});
