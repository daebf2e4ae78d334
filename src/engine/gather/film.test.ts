import { expect, it } from 'vitest';
import { chooseFrames } from './film.ts';

const shown = (...moments: readonly (readonly [number, string])[]) =>
  moments.map(([atMs, data]) => ({ atMs, data }));
const times = (frames: readonly { readonly atMs: number }[]) => frames.map(({ atMs }) => atMs);

it('keeps the moments at which something changed', () => {
  const frames = chooseFrames(
    shown([10, 'blank'], [60, 'blank'], [300, 'head'], [310, 'head'], [900, 'all']),
  );
  expect(times(frames)).toEqual([10, 300, 900]);
});

it('keeps a page that comes back to what it showed', () => {
  expect(times(chooseFrames(shown([0, 'a'], [50, 'b'], [99, 'a'])))).toEqual([0, 50, 99]);
});

it('keeps six of many, the first and the last among them, spread over the time and not over the count', () => {
  const busy = Array.from({ length: 80 }, (_, index) => [index, `early ${index}`] as const);
  const frames = chooseFrames(shown(...busy, [1000, 'late'], [2000, 'later'], [5000, 'end']));
  expect(times(frames)).toEqual([0, 1000, 2000, 5000]);
  const steady = Array.from({ length: 101 }, (_, index) => [index * 10, `frame ${index}`] as const);
  expect(times(chooseFrames(shown(...steady)))).toEqual([0, 200, 400, 600, 800, 1000]);
});

it('keeps nothing of nothing', () => {
  expect(chooseFrames([])).toEqual([]);
});
