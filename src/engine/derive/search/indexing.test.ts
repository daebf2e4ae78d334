import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { directivesOf, isKeptOut, isVisitorsOwn } from './indexing.ts';

test.each([
  ['noindex', ['noindex']],
  ['NOINDEX, follow', ['noindex', 'follow']],
  ['none', ['noindex', 'nofollow']],
  ['all', ['index', 'follow']],
  ['noindex nofollow', ['noindex', 'nofollow']],
  ['max-image-preview:none, index', ['max-image-preview=none', 'index']],
  ['max-image-preview: none; max-snippet: -1', ['max-image-preview=none', 'max-snippet=-1']],
  ['unavailable_after: 25 Jun 2026 15:00:00 GMT', []],
  ['googlebot: noindex, nosnippet', ['noindex', 'nosnippet']],
  ['otherbot: noindex, nofollow', []],
  ['otherbot: noindex, googlebot: nofollow', ['nofollow']],
  ['', []],
])('« %s » tells Google %j', (value, expected) => {
  expect([...directivesOf(value, 'googlebot')]).toEqual(expected);
});

test('what is said to Google alone is not said to every robot', () => {
  expect([...directivesOf('googlebot: noindex')]).toEqual([]);
  expect([...directivesOf('noindex, googlebot: index')]).toEqual(['noindex']);
});

test('each header field is read for itself, tags and headers alike', () => {
  const headers = ['otherbot: nofollow', 'noindex'].map((value) => ({ name: 'x-robots-tag', value }));
  expect(isKeptOut(pageFacts({ headers }))).toBe(true);
  expect(isKeptOut(pageFacts({ robotsMeta: 'follow, none' }))).toBe(true);
  expect(isKeptOut(pageFacts({ headers: headers.slice(0, 1) }))).toBe(false);
});

test.each([
  ['/panier', true],
  ['/fr/mon-compte/commandes', true],
  ['/compte-rendu', false],
])('%s is of one visitor: %s', (path, expected) => {
  expect(isVisitorsOwn(`https://www.exemple.fr${path}`)).toBe(expected);
});
