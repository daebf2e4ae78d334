import { expect, test } from 'vitest';
import { sobrietyIndex } from './sobriety.ts';

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
