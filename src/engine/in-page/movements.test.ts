import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listMovements } from './movements.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Animated {
  readonly endTime?: number;
  readonly duration?: number;
  readonly frames?: readonly Readonly<Record<string, unknown>>[];
  readonly playState?: string;
  readonly pseudoElement?: string | null;
  readonly timeline?: object | null;
}
const slide = [{ transform: 'none' }, { transform: 'translateX(90px)' }];

/** What moves by itself where `#a` has that animation. */
function moving(html: string, animated: Animated = {}) {
  const document = openPageDouble(html);
  vi.stubGlobal('DocumentTimeline', class {});
  const { endTime = Infinity, duration = 2_000, frames = slide, pseudoElement = null } = animated;
  const effect = {
    target: document.querySelector('#a'),
    pseudoElement,
    getComputedTiming: () => ({ endTime, duration }),
    getKeyframes: () => frames,
  };
  const { playState = 'running', timeline = null } = animated;
  Object.assign(document, { getAnimations: () => [{ effect, playState, timeline }] });
  return listMovements();
}
const page = '<p id="a" data-box="0 0 100 20">Nos offres du jour</p>';
const kindOf = (animated: Animated, html = page) => moving(html, animated)[0]?.kind;

describe('what moves by styles', () => {
  test('is told with what it is, how long and how large', () => {
    expect(moving(page)).toEqual([
      expect.objectContaining({
        selector: '#a',
        by: 'animation',
        kind: 'motion',
        durationSeconds: null,
        holdsContent: true,
        areaPx: 2_000,
      }),
    ]);
  });

  test.each([
    ['it slides', {}, 'motion'],
    ['it ends within five seconds', { endTime: 5_000 }, undefined],
    ['it ends after them', { endTime: 5_001 }, 'motion'],
    ['it ends at a time that is none', { endTime: Number.NaN }, undefined],
    ['it takes a time that is none', { duration: Number.NaN }, undefined],
    ['it takes no time', { duration: 0 }, undefined],
    ['it is paused', { playState: 'paused' }, undefined],
    ['it changes its opacity', { frames: [{ opacity: '1' }, { opacity: '0' }] }, 'blink'],
    ['it changes its shadow alone', { frames: [{ boxShadow: 'none' }, { boxShadow: '0 0 2px' }] }, undefined],
    ['it changes nothing', { frames: [{ transform: 'none' }, { transform: 'none' }] }, undefined],
    ['it goes by the scrolling', { timeline: {} }, undefined],
  ])('%s', (_, animated, wanted) => {
    expect(kindOf(animated)).toBe(wanted);
  });

  test.each([
    ['a sign of waiting', '<p id="a" class="spinner">Un instant</p>'],
    ['a sign of waiting around it', '<div class="skeleton"><p id="a">Un instant</p></div>'],
    ['what says that it is busy', '<div aria-busy="true"><p id="a">Un instant</p></div>'],
    ['what is hidden', '<p id="a" hidden>Nos offres</p>'],
  ])('%s is no movement', (_, html) => {
    expect(kindOf({}, html)).toBeUndefined();
  });

  test('what is transparent at that moment blinks all the same, what is moved and transparent does not', () => {
    const clear = '<div><p id="a" style="opacity: 0">Nos offres</p></div>';
    expect(kindOf({ frames: [{ opacity: '1' }, { opacity: '0' }] }, clear)).toBe('blink');
    expect(kindOf({}, clear)).toBeUndefined();
  });

  test('an ornament holds no content, nor does what stands before an element', () => {
    expect(moving('<i id="a"></i>')[0]?.holdsContent).toBe(false);
    expect(moving('<p id="a"><img src="/a.png"></p>')[0]?.holdsContent).toBe(true);
    expect(moving(page, { pseudoElement: '::before' })[0]?.holdsContent).toBe(false);
  });

  test('the time of one that ends is told in seconds', () => {
    expect(moving(page, { endTime: 7_400 })[0]?.durationSeconds).toBe(7);
  });
});
