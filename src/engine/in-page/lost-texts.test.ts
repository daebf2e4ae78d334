import { expect, test } from 'vitest';
import { covers } from './lost-texts.ts';

const line = (left: number, top: number, width = 100, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  width,
  height,
});

test('half a line and more than twelve pixels lie over another text', () => {
  expect(covers([line(0, 0)], [line(80, 5)])).toBe(true);
});

test.each([
  ['side by side', line(100, 0)],
  ['twelve pixels across', line(88, 0)],
  ['half a line down', line(0, 10)],
])('%s is no cover', (_, other) => {
  expect(covers([line(0, 0)], [other])).toBe(false);
});

test('the lower of two lines tells', () => {
  expect(covers([line(0, 0)], [line(0, 15, 100, 8)])).toBe(true);
});
