import { expect, test } from 'vitest';
import { comparePixels } from './compare-pictures.ts';

const grey = (...levels: number[]): number[] => levels.flatMap((level) => [level, level, level, 255]);

test('counts the pixels that differ by more than a hair', () => {
  const [off, on] = [grey(0, 0, 0), grey(0, 8, 200)];
  // Three channels of 8 are 24 together: not more.
  expect(comparePixels(on, off, on, off)).toEqual({ changed: 1, moving: 0 });
});

test('what differs between two pictures of one state moves by itself', () => {
  const [on, off] = [grey(200, 200, 0), grey(0, 0, 0)];
  expect(comparePixels(on, off, grey(0, 200, 0), off)).toEqual({ changed: 1, moving: 1 });
  expect(comparePixels(on, off, on, grey(0, 100, 0))).toEqual({ changed: 1, moving: 1 });
});

test('pictures of two sizes differ by what one has more', () => {
  expect(comparePixels(grey(0, 0), grey(0), grey(0, 0), grey(0))).toEqual({ changed: 1, moving: 0 });
});
