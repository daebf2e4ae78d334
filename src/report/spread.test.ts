import { expect, test } from 'vitest';
import { displaySpread, scoreSpread } from './spread.ts';

const measures = (score: [number, number], lcp: [number, number]) => ({
  loads: 3,
  score,
  metrics: {
    firstContentfulPaintMs: lcp,
    largestContentfulPaintMs: lcp,
    totalBlockingTimeMs: lcp,
    cumulativeLayoutShift: [0, 0] as [number, number],
    speedIndexMs: lcp,
    serverResponseTimeMs: lcp,
  },
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('the spread of several loads is told in French, once when they agree', () => {
  expect(plain(scoreSpread(measures([71, 84], [0, 0])))).toBe('médiane de 3 mesures, de 71 à 84');
  expect(plain(scoreSpread(measures([90, 90], [0, 0])))).toBe('médiane de 3 mesures, toujours 90');
  expect(plain(displaySpread(measures([1, 2], [1_200, 1_640])))).toBe('de 1,2 s à 1,6 s');
});
