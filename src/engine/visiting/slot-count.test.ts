import { expect, test } from 'vitest';
import { slotCount } from './slot-count.ts';

const gigabyte = 1_000_000_000;

test('one page more at once than there are processors, three at most', () => {
  expect([1, 2, 8].map((processors) => slotCount(processors, 16 * gigabyte))).toEqual([2, 3, 3]);
});

test('fewer where memory is short, never none', () => {
  expect([2, 1, 0.2].map((gigabytes) => slotCount(8, gigabytes * gigabyte))).toEqual([2, 1, 1]);
});

test('this machine can audit', () => {
  expect(slotCount()).toBeGreaterThanOrEqual(1);
});
