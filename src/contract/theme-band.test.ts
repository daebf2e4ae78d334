import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridBand, themeBand } from './theme-band.ts';
import { scoreBand } from './themes.ts';

const known = (nc: number, high: number | null) => ({
  counts: { nc },
  interval: high === null ? null : { low: 0, high },
});
const wordOf = (score: number, nc: number, high: number | null) =>
  themeBand({ theme: 'accessibility', score }, known(nc, high))?.label;

test('the word of accessibility is the one of its score, held by what the grid knows for certain', () => {
  expect(wordOf(82, 34, 0.58)).toBe('Bon');
  expect(wordOf(82, 60, 0.49)).toBe('Insuffisant');
  expect(wordOf(82, 60, 0.5)).toBe('Bon');
  expect(wordOf(95, 1, 0.99)).toBe('Bon');
  expect(wordOf(95, 0, 1)).toBe('Très bon');
  expect(wordOf(40, 0, 1)).toBe('Insuffisant');
  expect(wordOf(95, 0, null)).toBe('Très bon');
});

test('it is never better than the score, and one criterion not met excludes « Très bon »', () => {
  const high = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.nat(100), fc.nat(60), high, (score, nc, most) => {
      const word = themeBand({ theme: 'accessibility', score }, known(nc, most));
      const grid = gridBand(known(nc, most));
      expect(word?.floor).toBeLessThanOrEqual(scoreBand(score).floor);
      if (grid) expect(word?.floor).toBeLessThanOrEqual(grid.floor);
      expect(word?.id === 'poor').toBe(score < 50 || (most !== null && most < 0.5));
      if (nc > 0) expect(word?.id).not.toBe('excellent');
      expect(themeBand({ theme: 'seo', score }, known(nc, most))).toEqual(scoreBand(score));
    }),
  );
});
