import { expect, test } from 'vitest';
import type { LinkCheck } from '../../artifacts.ts';
import { brokenAddresses } from './broken-addresses.ts';

const at = (path: string) => `https://www.exemple.fr/${path}`;
const check = (status: number, internal = true): LinkCheck => ({
  url: at(`${status}`),
  status,
  failure: null,
  internal,
  from: [at('')],
});

test('missing for good or failing, never a refusal nor silence', () => {
  const all = [0, 200, 301, 400, 401, 403, 404, 405, 409, 410, 411, 429, 499, 500, 503, 599, 600, 999];
  const found = brokenAddresses({ linkChecks: all.map((status) => check(status)), notAnalysed: [] });
  expect(found.map(({ status }) => status)).toEqual([404, 410, 500, 503, 599]);
  expect(found[0]).toEqual({ url: at('404'), status: 404, from: [at('')] });
});

test('another site’s address is not ours', () => {
  expect(brokenAddresses({ linkChecks: [check(404, false)], notAnalysed: [] })).toEqual([]);
});

test('a page visited in error counts once, with the pages that link to it where they are known', () => {
  const found = brokenAddresses({
    linkChecks: [check(404)],
    notAnalysed: [
      { url: at('404'), reason: 'http-error', detail: 'réponse 404' },
      { url: at('panne'), reason: 'http-error', detail: 'réponse 502' },
      { url: at('refus'), reason: 'http-error', detail: 'réponse 403' },
      { url: at('autre'), reason: 'timeout', detail: '500' },
      { url: at('rien'), reason: 'http-error' },
    ],
  });
  expect(found).toEqual([
    { url: at('404'), status: 404, from: [at('')] },
    { url: at('panne'), status: 502, from: [] },
  ]);
});
