import { describe, expect, test } from 'vitest';
import { placeInPage } from './place-in-page.ts';

const phone = { width: 412, height: 4000 };
const wide = { width: 1350, height: 3000 };

describe('the place of an element in its page', () => {
  test('shows the whole width of a phone, and what is above and below', () => {
    const place = placeInPage({ x: 20, y: 1000, width: 200, height: 44 }, phone);
    expect(place?.view).toEqual({ x: 0, width: 412, y: 862, height: 320 });
    expect(place?.outline).toEqual({ x: 14, y: 994, width: 212, height: 56 });
  });

  test('stays inside the picture at its edges', () => {
    for (const box of [
      { x: 0, y: 0, width: 40, height: 40 },
      { x: 1300, y: 2950, width: 60, height: 50 },
    ]) {
      const { view, outline } = placeInPage(box, wide) ?? { view: box, outline: box };
      for (const part of [view, outline]) {
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(wide.width);
        expect(part.y + part.height).toBeLessThanOrEqual(wide.height);
      }
      expect(outline.x).toBeGreaterThanOrEqual(view.x);
    }
  });

  test('is bounded for an element as tall as the page', () => {
    expect(placeInPage({ x: 0, y: 0, width: 412, height: 4000 }, phone)?.view.height).toBe(900);
  });

  test('is nowhere for what the picture does not show', () => {
    for (const box of [
      { x: 0, y: 0, width: 0, height: 10 },
      { x: -50, y: 10, width: 20, height: 20 },
      { x: 10, y: 3990, width: 20, height: 60 },
      { x: 500, y: 10, width: 20, height: 20 },
    ])
      expect(placeInPage(box, phone), JSON.stringify(box)).toBeNull();
  });
});
