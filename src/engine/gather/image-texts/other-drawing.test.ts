import { expect, test } from 'vitest';
import { otherDrawing } from './other-drawing.ts';

const [width, height] = [100, 40];

/** White, with black rectangles. */
function picture(...rectangles: readonly (readonly [number, number, number, number])[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
  return { width, height, pixels };
}
const word = { left: 20, top: 15, right: 50, bottom: 25 };

test('a word alone leaves nothing', () => {
  expect(otherDrawing(picture([22, 16, 48, 24]), [word])).toBe(0);
});

test('a drawing beside the word counts by its outlines', () => {
  const share = otherDrawing(picture([22, 16, 48, 24], [65, 12, 85, 30]), [word]);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.7);
});

test('where no word was read, all is drawing; where nothing is drawn, nothing', () => {
  expect(otherDrawing(picture([30, 15, 60, 25]), [])).toBe(1);
  expect(otherDrawing(picture(), [])).toBe(0);
});

test('a frame along the edges is no drawing', () => {
  const framed = picture([2, 2, 98, 4], [2, 36, 98, 38], [22, 16, 48, 24]);
  expect(otherDrawing(framed, [word])).toBe(0);
});

test('a word that reaches beyond the picture does no harm', () => {
  expect(otherDrawing(picture([0, 0, 30, 20]), [{ left: -15, top: -10, right: 40, bottom: 60 }])).toBe(0);
});
