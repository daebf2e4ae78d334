import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listFlashes, summits } from './flashes.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a cycle from dark to light and back has one summit', () => {
  expect(summits([0, 1, 0])).toEqual({ count: 1, change: 1 });
  expect(summits([0, 1])).toEqual({ count: 1, change: 1 });
});

test('the smallest climb counts, and less than a tenth is none', () => {
  const { count, change } = summits([0, 1, 0.5, 0.8]);
  expect(count).toBe(2);
  expect(change).toBeCloseTo(0.3, 10);
  expect(summits([0.5, 0.55])).toEqual({ count: 0, change: 1 });
});

test('a level that stays is one step', () => {
  expect(summits([0, 1, 1, 1, 0, 0])).toEqual({ count: 1, change: 1 });
  expect(summits([1, 1])).toEqual({ count: 0, change: 1 });
});

interface Animated {
  readonly duration?: number | string;
  readonly activeDuration?: number;
  readonly direction?: string;
  readonly frames?: readonly Readonly<Record<string, unknown>>[];
  readonly playState?: string;
  readonly target?: string;
}

/** The flashes of a page where `#a` has that animation, ten times a second unless told. */
function flashing(html: string, animated: Animated = {}) {
  const document = openPageDouble(html);
  vi.stubGlobal('DocumentTimeline', class {});
  const { duration = 100, activeDuration = Infinity, direction = 'normal', target = '#a' } = animated;
  const { frames = [{ opacity: '0' }, { opacity: '1' }], playState = 'running' } = animated;
  const effect = {
    target: document.querySelector(target),
    pseudoElement: null,
    getComputedTiming: () => ({ duration, activeDuration, direction }),
    getKeyframes: () => frames,
  };
  Object.assign(document, { getAnimations: () => [{ effect, playState, timeline: null }] });
  return listFlashes(10_000);
}
const black = 'background: rgb(0, 0, 0)';
const page = `<body style="background: rgb(255, 255, 255)"><p id="a" data-box="0 0 400 200" style="${black}">Promo</p>`;

describe('what flashes', () => {
  test('is told with how often, how large and how much of light it changes', () => {
    expect(flashing(page)).toEqual([
      expect.objectContaining({
        selector: '#a',
        property: 'opacity',
        flashesPerSecond: 10,
        areaPx: 80_000,
        luminanceChange: 1,
      }),
    ]);
  });

  test.each([
    ['three times a second', { duration: 1_000 / 3 }, 0],
    ['more often than that', { duration: 300 }, 1],
    ['and back again, half as often', { duration: 200, direction: 'alternate' }, 0],
    ['without any time', { duration: 0 }, 0],
    ['in a time that is none', { duration: Number.NaN }, 0],
    ['in a time that nobody tells', { duration: 'auto' }, 0],
    ['for less than a second', { activeDuration: 900 }, 0],
    ['once it is paused', { playState: 'paused' }, 0],
    ['in one frame alone', { frames: [{ opacity: '0' }] }, 0],
    ['in values that only the page knows', { frames: [{ opacity: 'inherit' }, { opacity: '1' }] }, 0],
    ['on an element that is gone', { target: '#b' }, 0],
    ['on the root, which nothing holds', { target: 'html' }, 0],
  ])('%s', (_, animated, count) => {
    expect(flashing(page, animated)).toHaveLength(count);
  });

  test('a small surface, and one that nobody sees, are none', () => {
    expect(flashing(page.replace('400 200', '90 90'))).toEqual([]);
    expect(flashing(page.replace('<body style="', '<body style="display: none; '))).toEqual([]);
  });

  test('between two light grounds there is no change of the kind that harms', () => {
    const frames = [{ backgroundColor: 'rgb(255, 255, 255)' }, { backgroundColor: 'rgb(240, 240, 240)' }];
    const light = flashing(page, { frames })[0]?.luminanceChange ?? 0;
    expect(light).toBe(0);
    const dark = [{ backgroundColor: 'rgb(255, 255, 255)' }, { backgroundColor: 'rgb(0, 0, 0)' }];
    expect(flashing(page, { frames: dark })[0]?.luminanceChange).toBe(1);
  });
});
