import { expect, it } from 'vitest';
import { chooseFrames } from './film.ts';

const timesOf = (...moments: readonly (readonly [atMs: number, progress: number])[]) =>
  chooseFrames(moments.map(([atMs, progress]) => ({ atMs, progress }))).map(({ atMs }) => atMs);

it('keeps the moments at which something appeared', () => {
  expect(timesOf([10, 0], [60, 0], [300, 40], [310, 41], [900, 100])).toEqual([10, 300, 900]);
});

it('keeps what goes away again, and the end however little it adds', () => {
  expect(timesOf([0, 0], [50, 90], [99, 30], [150, 98], [200, 100])).toEqual([0, 50, 99, 150, 200]);
});

it('leaves out a part of the page that keeps moving', () => {
  const moving = Array.from({ length: 60 }, (_, index) => [500 + index * 16, 97 + (index % 3)] as const);
  expect(timesOf([0, 0], ...moving, [2000, 100])).toEqual([0, 500, 2000]);
});

it('keeps six of many, spread over the time and not over the count', () => {
  const busy = Array.from({ length: 16 }, (_, index) => [index, index * 5] as const);
  expect(timesOf(...busy, [1000, 85], [2000, 90], [5000, 100])).toEqual([0, 1000, 2000, 5000]);
  const steady = Array.from({ length: 21 }, (_, index) => [index * 50, index * 5] as const);
  expect(timesOf(...steady)).toEqual([0, 200, 400, 600, 800, 1000]);
});

it('keeps nothing of nothing', () => {
  expect(timesOf()).toEqual([]);
});
