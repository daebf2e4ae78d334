import { describe, expect, it } from 'vitest';
import { cropOfPlace, cropRatio, topOfPage } from './crop-of-place.ts';

const phone = { width: 412, height: 3000 };

describe('what is shown around an element', () => {
  it('has the same shape everywhere and holds the element, at the edges too', () => {
    for (const box of [
      { x: 0, y: 0, width: 40, height: 20 },
      { x: 180, y: 1500, width: 60, height: 30 },
      { x: 372, y: 2960, width: 40, height: 40 },
    ]) {
      const view = cropOfPlace(box, phone)?.view ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(view.width / view.height).toBeCloseTo(cropRatio, 1);
      expect(view.x).toBeGreaterThanOrEqual(0);
      expect(view.x + view.width).toBeLessThanOrEqual(phone.width);
      expect(view.y + view.height).toBeLessThanOrEqual(phone.height);
      expect(box.x >= view.x && box.x + box.width <= view.x + view.width).toBe(true);
      expect(box.y >= view.y && box.y + box.height <= view.y + view.height).toBe(true);
    }
  });

  it('shows the beginning of what is too tall for it', () => {
    const crop = cropOfPlace({ x: 20, y: 700, width: 200, height: 1200 }, phone);
    expect(crop?.view.y).toBeLessThan(700);
    expect(crop?.view.y).toBeGreaterThan(650);
  });

  it('is nothing for the page itself, nor for what is out of the picture', () => {
    expect(cropOfPlace({ x: 0, y: 0, width: 412, height: 3000 }, phone)).toBeNull();
    expect(cropOfPlace({ x: 0, y: 3100, width: 40, height: 20 }, phone)).toBeNull();
    expect(cropOfPlace({ x: 0, y: 100, width: 0, height: 0 }, phone)).toBeNull();
  });
});

it('the top of a page never reaches below it', () => {
  expect(topOfPage(phone, 1)).toEqual({ x: 0, y: 0, width: 412, height: 412 });
  expect(topOfPage({ width: 1280, height: 300 }, 1).height).toBe(300);
});
