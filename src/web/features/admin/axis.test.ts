import { expect, test } from 'vitest';
import { axisOf } from './axis.ts';

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis up to %i', (most, ticks) => {
  expect(axisOf(most)).toEqual(ticks);
});
