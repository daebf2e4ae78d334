import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridBand, themeBand } from './theme-band.ts';
import { scoreBand } from './themes.ts';

const wordOf = (score: number, c: number, nc: number) =>
  themeBand({ theme: 'accessibility', score }, { counts: { c, nc } })?.label;

test('the word of accessibility follows the share of criteria met', () => {
  expect(wordOf(82, 11, 24)).toBe('Insuffisant');
  expect(wordOf(82, 12, 12)).toBe('À améliorer');
  expect(wordOf(95, 38, 2)).toBe('Bon');
  expect(wordOf(95, 40, 0)).toBe('Très bon');
  expect(wordOf(40, 40, 0)).toBe('Insuffisant');
  expect(wordOf(95, 0, 0)).toBe('Très bon');
});

test('it is never better than the score, nor than the grid: under half « Insuffisant », one not met never « Très bon »', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(60), fc.nat(60), (score, c, nc) => {
      const word = themeBand({ theme: 'accessibility', score }, { counts: { c, nc } });
      const grid = gridBand({ c, nc });
      expect(word?.floor).toBeLessThanOrEqual(scoreBand(score).floor);
      if (grid) expect(word?.floor).toBeLessThanOrEqual(grid.floor);
      if (c + nc > 0 && c / (c + nc) < 0.5) expect(word?.id).toBe('poor');
      if (nc > 0) expect(word?.id).not.toBe('excellent');
      expect(themeBand({ theme: 'seo', score }, { counts: { c, nc } })).toEqual(scoreBand(score));
    }),
  );
});
