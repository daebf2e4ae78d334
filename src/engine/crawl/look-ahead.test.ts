import { expect, test } from 'vitest';
import { lookAhead } from './look-ahead.ts';

test('pages are chosen four ahead of the results at first, then by the size of the order', () => {
  const ahead = (maxPages: number) => [1, 11, 12, 900].map((chosen) => lookAhead(maxPages, chosen));
  expect(ahead(10)).toEqual([4, 4, 4, 4]);
  expect(ahead(100)).toEqual([4, 4, 33, 33]);
  expect(ahead(1000)).toEqual([4, 4, 200, 200]);
});
