import { expect, test } from 'vitest';
import { refreshDelayOf } from './refresh.ts';

test.each([
  ['5', 5],
  [' 5 ; url=/x', 5],
  ['5, /x', 5],
  ['0.9;url=/x', 0],
  ['.5', 0],
  ['10 /x', 10],
])('« %s » is obeyed', (content, seconds) => expect(refreshDelayOf(content)).toBe(seconds));

test.each(['', ' ', '5: /x', '+5; /x', '-1', '; 5', 'bientôt', '5s'])('« %s » is not', (content) =>
  expect(refreshDelayOf(content)).toBeNull(),
);
