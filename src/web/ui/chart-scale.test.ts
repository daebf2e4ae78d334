import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisFor, runsOf } from './chart-scale.ts';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [812, 40],
    [0, 250, 500, 750, 1000],
  ],
  [[0.31], [0, 0.1, 0.2, 0.3, 0.4]],
])('the axis of %j is %j', (values, ticks) => {
  expect(axisFor(values).ticks).toEqual(ticks);
});

test('what is counted has no half', () => {
  expect(axisFor([1], 1).ticks).toEqual([0, 1]);
  expect(axisFor([2], 1).ticks).toEqual([0, 1, 2]);
});

test('an axis holds every value, with few ticks, evenly apart', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true, noDefaultInfinity: true })), (values) => {
      const { min, max, ticks } = axisFor(values);
      expect(min).toBe(0);
      for (const value of values) expect(value).toBeLessThanOrEqual(max * (1 + 1e-9));
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBe(max);
    }),
  );
});

test('a line is broken where nothing was measured', () => {
  const points = [1, null, 2, 3, null, null].map((value) => ({ value }));
  expect(runsOf(points).map((run) => run.map(({ value }) => value))).toEqual([[1], [2, 3]]);
});
