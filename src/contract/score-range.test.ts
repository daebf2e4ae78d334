import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, progressOf, readScore, scoreFigure, scoreInWords } from './score-range.ts';

test.each([
  [{ score: 72 }, '72/100', '72'],
  [{ score: 72, upTo: 74 }, '72/100', '72'],
  [{ score: 72, upTo: 75 }, '72/100', '72'],
  [{ score: 40, upTo: 65 }, '40/100', '40'],
  [{ score: 40, upTo: 66 }, 'non noté', '–'],
  [{ score: null }, 'non noté', '–'],
])('%j is told as %s', (range, words, figure) => {
  expect(scoreInWords(range)).toBe(words);
  expect(scoreFigure(range)).toBe(figure);
});

test('the word is that of the low bound, and there is none without a score', () => {
  expect(bandOf({ score: 72, upTo: 80 })?.label).toBe('À améliorer');
  expect(bandOf({ score: 10, upTo: 90 })).toBeNull();
});

const range = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(50))
  .map(([a, b, pageCount]) => ({ score: Math.min(a, b), upTo: Math.max(a, b), pageCount }));

test('it is called progress only where the worst of now beats the best of before, over no fewer pages', () => {
  fc.assert(
    fc.property(range, range, (now, before) => {
      if (progressOf(now, before) !== 'better') return;
      expect(now.score).toBeGreaterThan(before.upTo);
      expect(now.pageCount).toBeGreaterThanOrEqual(before.pageCount);
      expect(readScore(now).kind).not.toBe('unrated');
    }),
  );
  const full = { score: 56, pageCount: 12 };
  expect(progressOf({ score: 60, upTo: 80, pageCount: 12 }, full)).toBe('better');
  expect(progressOf({ score: 60, pageCount: 9 }, full)).toBe('unknown');
  expect(progressOf({ score: 50, upTo: 70, pageCount: 12 }, full)).toBe('unknown');
  expect(progressOf({ score: 50, pageCount: 9 }, full)).toBe('worse');
  expect(progressOf({ score: 56, pageCount: 12 }, full)).toBe('same');
});
