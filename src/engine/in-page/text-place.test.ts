import { expect, test } from 'vitest';
import { isOutline } from './text-place.ts';

test.each([
  ['close around letters of 20 px', 'rgb(0, 0, 0) 1px 1px 0px', 20, true],
  ['four sides of an outline', 'rgb(0, 0, 0) 1px 0px 0px, rgb(0, 0, 0) -1px 0px 0px', 20, true],
  ['a glow', 'rgb(0, 0, 0) 0px 0px 8px', 20, false],
  ['one that is thrown', 'rgb(0, 0, 0) 0px 4px 0px', 20, false],
  ['an outline with a glow', 'rgb(0, 0, 0) 1px 0px 0px, rgb(0, 0, 0) 0px 0px 10px', 20, false],
  ['none', 'none', 20, true],
])('a shadow as a part of the letter: %s', (_, shadow, size, answer) => {
  expect(isOutline(shadow, size)).toBe(answer);
});
