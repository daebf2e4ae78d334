import { expect, test } from 'vitest';
import { notAnalysedWords } from '#contract/not-analysed.ts';
import { causeOfPage } from '../blame/causes.ts';
import { refusalOfExcess } from './refusal-of-excess.ts';

const told = (...given: Parameters<typeof refusalOfExcess>) => notAnalysedWords(refusalOfExcess(...given));

test.each([
  ['bytesUpToOthers', 3_000_000, undefined, /3\sMo envoyés à d’autres sites/],
  ['requestsToOne', 300, 'victime.fr', /300 requêtes vers victime\.fr/],
  ['requests', 3_000, undefined, /3\s000 requêtes/],
  ['bytes', 150_000_000, undefined, /150\sMo reçus/],
  ['writesToOne', 30, 'victime.fr', /30 envois de données vers victime\.fr/],
  ['audit', 0, 'victime.fr', /vers victime\.fr au cours de l’audit/],
] as const)('%s: the page is too heavy, and the reader is told by what', (kind, limit, party, words) => {
  const excess = { kind, limit, ...(party && { party }) };
  expect(told(excess)).toMatch(/^page trop volumineuse \(/);
  expect(told(excess)).toMatch(words);
  expect(causeOfPage(refusalOfExcess(excess)).code).toBe('preflight/too-heavy');
});

test('what all audits together sent is never told as the site’s fault', () => {
  const excess = { kind: 'installation', limit: 0, party: 'victime.fr' } as const;
  expect(told(excess)).toBe('incident de notre côté');
});
