import { describe, expect, test } from 'vitest';
import { isOurFailure } from '#contract/audit.ts';
import { costsQuota } from '#service/audits/quota.ts';
import type { WireView } from '../browser/wire-log.ts';
import {
  type BrowserWord,
  blame,
  blamedPage,
  blameTable,
  type MachineState,
  wordOfNetError,
} from './blame.ts';
import { type CauseId, causeOfPage, causes } from './causes.ts';

const of = (browser: BrowserWord, wire: WireView, machine: MachineState = 'fit') =>
  blame({ browser, wire, machine });

describe('every row of the table is reached, and says what it says', () => {
  test.each(blameTable.map((row) => [row.join(' '), row] as const))(
    '%s',
    (_, [browser, wire, machine, id]) => {
      const seen = {
        browser,
        // A view that no row of that word names.
        wire: wire === '*' ? ('ended' as const) : wire,
        machine: machine === '*' ? ('fit' as const) : machine,
      };
      const earlier = blameTable.findIndex(
        (row) =>
          row[0] === browser &&
          (row[1] === '*' || row[1] === seen.wire) &&
          (row[2] === '*' || row[2] === seen.machine),
      );
      const at = blameTable.findIndex((row) => row[0] === browser && row[1] === wire && row[2] === machine);
      // A general row may come after those that know better; no row stands behind one that hides it.
      if (wire === '*') expect(blameTable[earlier]?.[0]).toBe(browser);
      else expect([earlier, blame(seen)]).toEqual([at, id]);
    },
  );
});

test.each<[BrowserWord, WireView, MachineState, CauseId]>([
  ['disconnected', 'refused', 'fit', 'refused'],
  ['disconnected', 'closed', 'fit', 'empty'],
  ['disconnected', 'cut', 'fit', 'cut'],
  ['disconnected', 'unasked', 'fit', 'incident'],
  ['disconnected', 'connecting', 'starved', 'overloaded'],
  ['truncated', 'ended', 'fit', 'cut'],
  ['truncated', 'unasked', 'fit', 'incident'],
  ['timed-out', 'silent', 'fit', 'silent'],
  ['timed-out', 'silent', 'starved', 'overloaded'],
  ['no-answer', 'silent', 'fit', 'silent'],
  ['no-answer', 'receiving', 'fit', 'endless'],
  ['no-answer', 'unasked', 'fit', 'incident'],
  ['no-answer', 'ended', 'fit', 'incident'],
  ['no-answer', 'silent', 'starved', 'overloaded'],
  ['no-sign', 'ended', 'fit', 'hung'],
  ['no-sign', 'ended', 'starved', 'overloaded'],
  ['stuck', 'ended', 'fit', 'incident'],
  ['overgrown', 'receiving', 'fit', 'overgrown'],
  ['crashed', 'receiving', 'fit', 'crash'],
  ['killed', 'receiving', 'fit', 'incident'],
  ['missing', 'unasked', 'starved', 'overloaded'],
])('%s on a wire %s of a %s machine: %s', (browser, wire, machine, id) => {
  expect(of(browser, wire, machine)).toBe(id);
});

test('« refuses » and « late » are said where the wire saw it, and nowhere else', () => {
  const words = new Set(blameTable.map(([browser]) => browser));
  const views: readonly WireView[] = [
    ...(['unasked', 'refused', 'unreachable', 'connecting', 'silent'] as const),
    ...(['closed', 'receiving', 'cut', 'ended'] as const),
  ];
  const late: Readonly<Record<string, readonly WireView[]>> = {
    refused: ['refused'],
    notConnected: ['connecting'],
    silent: ['silent'],
    endless: ['receiving'],
  };
  for (const browser of words)
    for (const wire of views)
      for (const machine of ['fit', 'starved'] as const) {
        const id = of(browser, wire, machine);
        expect(late[id] ?? [wire], `${browser} ${wire} ${machine} → ${id}`).toContain(wire);
      }
});

test('what is ours costs nothing and is always tried again; what the site did is never said to be ours', () => {
  for (const [id, { code, again }] of Object.entries(causes)) {
    const isOurs = id === 'incident' || id === 'overloaded';
    expect([id, isOurFailure(code)]).toEqual([id, isOurs]);
    if (isOurs) expect([again, costsQuota(code)]).toEqual(['always', false]);
  }
});

test('a page says the cause it was given: one table for pages and for whole audits', () => {
  for (const [id, { reason, detail, code }] of Object.entries(causes))
    expect([id, causeOfPage({ reason, detail }).code]).toEqual([id, code]);
});

test('a page that was never tried is no fault of its site', () => {
  expect(causeOfPage({ reason: 'not-reached' })).toMatchObject({ code: 'engine/crashed', again: 'never' });
});

test('what the browser said is kept where it is finer', () => {
  const seen = { wire: 'ended', machine: 'fit' } as const;
  expect(blamedPage({ ...seen, browser: 'tls' }, 'net::ERR_CERT_DATE_INVALID')).toEqual({
    reason: 'network',
    detail: 'net::ERR_CERT_DATE_INVALID',
  });
  expect(blamedPage({ ...seen, browser: 'truncated' }, 'net::ERR_INCOMPLETE_CHUNKED_ENCODING').detail).toBe(
    'net::ERR_CONTENT_LENGTH_MISMATCH',
  );
  const garbled = blamedPage(
    { browser: 'disconnected', wire: 'receiving', machine: 'fit' },
    'net::ERR_EMPTY_RESPONSE',
  );
  expect(causeOfPage(garbled).code).toBe('preflight/unreadable');
});

test.each<[string, BrowserWord]>([
  ['net::ERR_NAME_NOT_RESOLVED', 'unknown-domain'],
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'tls'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'tls'],
  ['net::ERR_UNSAFE_PORT', 'unsafe-port'],
  ['net::ERR_CONNECTION_RESET', 'disconnected'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'disconnected'],
  ['net::ERR_EMPTY_RESPONSE', 'disconnected'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'timed-out'],
  ['net::ERR_INCOMPLETE_CHUNKED_ENCODING', 'truncated'],
  ['net::ERR_CONTENT_DECODING_FAILED', 'bad-compression'],
  ['net::ERR_INVALID_HTTP_RESPONSE', 'unreadable'],
  ['net::ERR_HTTP2_PROTOCOL_ERROR', 'unreadable'],
  ['net::ERR_INSUFFICIENT_RESOURCES', 'own-failure'],
  ['net::ERR_PROXY_CONNECTION_FAILED', 'own-failure'],
])('%s is heard as « %s »', (error, word) => {
  expect(wordOfNetError(error)).toBe(word);
});
