import { expect, test } from 'vitest';
import { sobrietyIndex, sobrietyScore } from './sobriety.ts';

test.each([
  [0, 0, 0, 100],
  [100, 10, 150, 93.15],
  [500, 25, 400, 80.39],
  [1024, 40, 600, 68.84],
  [2420, 78, 693, 50],
  [5000, 150, 1500, 24.27],
  [10_000, 300, 3000, 5.89],
])(
  'a page of %d kB, %d requests and %d elements has the published index',
  (kilobytes, requests, elements, index) => {
    expect(sobrietyIndex(kilobytes * 1000, requests, elements)).toBeCloseTo(index, 2);
  },
);

test.each([
  [0, 0],
  [25, 25],
  [50, 50],
  [65, 75],
  [80, 100],
  [93.15, 100],
])('an index of %d is worth %d to the theme', (index, score) => {
  expect(sobrietyScore(index)).toBeCloseTo(score, 6);
});

test('a lighter page is never worth less', () => {
  const scores = Array.from({ length: 1001 }, (_, step) => sobrietyScore(step / 10));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
