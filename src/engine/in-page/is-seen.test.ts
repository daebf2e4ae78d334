import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isDrawn, isPressable, isSeen, isUnhidden } from './is-seen.ts';

interface Look {
  readonly opacity?: boolean;
  readonly visibility?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly boxes?: number;
}

/** An element as a browser with layout would tell of it. */
function element({ opacity = true, visibility = true, width = 10, height = 10, boxes = 1 }: Look): Element {
  const { window } = new JSDOM('<p>');
  const found = window.document.querySelector('p') as Element;
  return Object.assign(found, {
    checkVisibility: ({ opacityProperty, visibilityProperty }: CheckVisibilityOptions = {}) =>
      !(opacityProperty && !opacity) && !(visibilityProperty && !visibility),
    getClientRects: () => Array.from({ length: boxes }),
    getBoundingClientRect: () => ({ width, height }),
  });
}

test('shown, opaque and with a box', () => {
  expect(isSeen(element({}))).toBe(true);
  expect(isSeen(element({ opacity: false }))).toBe(false);
  expect(isSeen(element({ visibility: false }))).toBe(false);
  expect(isSeen(element({ boxes: 0 }))).toBe(false);
});

test('each of them may be left aside', () => {
  expect(isSeen(element({ opacity: false }), { transparent: 'ignored' })).toBe(true);
  expect(isSeen(element({ visibility: false }), { invisible: 'ignored' })).toBe(true);
  expect(isSeen(element({ boxes: 0 }), { boxless: 'ignored' })).toBe(true);
});

test('both sides must be larger than what is asked', () => {
  expect(isSeen(element({ width: 3, height: 2 }), { largerThanPx: 2 })).toBe(false);
  expect(isSeen(element({ width: 3, height: 3 }), { largerThanPx: 2 })).toBe(true);
  expect(isPressable(element({ width: 1 }))).toBe(false);
});

test('the short forms', () => {
  expect(isUnhidden(element({ boxes: 0 }))).toBe(true);
  expect(isUnhidden(element({ opacity: false }))).toBe(false);
  expect(isDrawn(element({ opacity: false }))).toBe(true);
  expect(isDrawn(element({ visibility: false }))).toBe(false);
});
