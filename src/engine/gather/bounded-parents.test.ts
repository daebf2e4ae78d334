import { expect, test } from 'vitest';
import { boundedParents } from './bounded-parents.ts';

const depthsOf = (parents: readonly number[]): number[] => {
  const depths: number[] = [];
  for (const parent of parents) depths.push(parent < 0 ? 0 : (depths[parent] ?? 0) + 1);
  return depths;
};

test('a page as people write them keeps its parents', () => {
  const parents = [-1, 0, 1, 1, 3, 0, 5];
  expect(boundedParents(parents)).toEqual(parents);
});

test('a hundred thousand elements in one another are 512 levels, in their order', () => {
  const bounded = boundedParents(Array.from({ length: 100_000 }, (_, index) => index - 1));
  expect(Math.max(...depthsOf(bounded).slice(0, 60_000))).toBe(511);
  expect(bounded.every((parent, index) => parent < index)).toBe(true);
  expect(new Set(bounded.slice(600))).toEqual(new Set([510]));
});
