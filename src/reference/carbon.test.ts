import { expect, test } from 'vitest';
import { carbonGrams, carbonRating } from './carbon.ts';

test.each([
  [100_000, 0.01482, 'A+'],
  [500_000, 0.0741, 'A'],
  [1_000_000, 0.1482, 'C'],
  [1_500_000, 0.2223, 'D'],
  [2_420_000, 0.35864, 'E'],
  [10_000_000, 1.482, 'F'],
])('%i bytes are %f g, rated %s', (bytes, grams, rating) => {
  expect(carbonGrams(bytes)).toBeCloseTo(grams, 4);
  expect(carbonRating(carbonGrams(bytes))).toBe(rating);
});
