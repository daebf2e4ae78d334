import { expect, test } from 'vitest';
import { summits } from './flashes.ts';

test('a cycle from dark to light and back has one summit', () => {
  expect(summits([0, 1, 0])).toEqual({ count: 1, change: 1 });
  expect(summits([0, 1])).toEqual({ count: 1, change: 1 });
});

test('the smallest climb counts, and less than a tenth is none', () => {
  const { count, change } = summits([0, 1, 0.5, 0.8]);
  expect(count).toBe(2);
  expect(change).toBeCloseTo(0.3, 10);
  expect(summits([0.5, 0.55])).toEqual({ count: 0, change: 1 });
});

test('a level that stays is one step', () => {
  expect(summits([0, 1, 1, 1, 0, 0])).toEqual({ count: 1, change: 1 });
  expect(summits([1, 1])).toEqual({ count: 0, change: 1 });
});
