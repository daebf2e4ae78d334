import { expect, test } from 'vitest';
import { parseBusyMs, parseOwnMs, parseSchedstat } from './processor-times.ts';

test('time run and time waited for a processor are read, in milliseconds', () => {
  expect(parseSchedstat('1500000000 250000000 42\n')).toEqual({ ranMs: 1_500, waitedMs: 250 });
  expect(parseSchedstat('')).toBeNull();
  expect(parseSchedstat('0 0')).toBeNull();
});

test('work of the machine is all but idling and waiting for disks', () => {
  expect(parseBusyMs('cpu  100 10 50 9000 700 1 2 3 80 0\ncpu0 1 1 1 1\n')).toBe(1_660);
  expect(parseBusyMs('')).toBe(0);
});

test('work of a process counts that of its ended children, whatever its name', () => {
  const stat = '7 (a) b (c)) S 1 7 7 0 -1 4194560 100 200 0 0 11 5 30 4 20 0 9 0 12345 0 0';
  expect(parseOwnMs(stat)).toBe(500);
  expect(parseOwnMs('')).toBe(0);
});
