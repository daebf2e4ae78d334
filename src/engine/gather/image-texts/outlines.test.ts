import { expect, test } from 'vitest';
import { formsOf, outlinesOf, outsideWords, withoutLines } from './outlines.ts';

const [width, height] = [200, 60];
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

/** White, with black rectangles. */
function picture(...rectangles: readonly Rectangle[]) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * width + left, y * width + right);
  return { width, height, pixels };
}
const outside = (drawn: ReturnType<typeof picture>, ...words: Parameters<typeof outsideWords>[2]) =>
  outsideWords(drawn, outlinesOf(drawn), words);
const forms = (drawn: ReturnType<typeof picture>) => formsOf(drawn, outlinesOf(drawn));

const word = { left: 20, top: 22, right: 60, bottom: 38 };
const inked: Rectangle = [24, 24, 56, 36];
/** Letters in a row. */
const row = (count: number, top = 25): Rectangle[] =>
  Array.from({ length: count }, (_, at) => [20 + 14 * at, top, 27 + 14 * at, top + 10]);
/** A hollow box. */
const box = (left: number, top: number, right: number, bottom: number): Rectangle[] => [
  [left, top, right, top + 2],
  [left, bottom - 2, right, bottom],
  [left, top, left + 2, bottom],
  [right - 2, top, right, bottom],
];

test('a word alone leaves nothing outside', () => {
  expect(outside(picture(inked), word)).toBe(0);
});

test('a drawing beside the word counts by its outlines', () => {
  const share = outside(picture(inked, [110, 15, 150, 45]), word);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.7);
});

test('where no word was read all is outside; where nothing is drawn, nothing', () => {
  expect(outside(picture(inked))).toBe(1);
  expect(outside(picture())).toBe(0);
});

test('a frame along the edges is no drawing', () => {
  expect(outside(picture(inked, ...box(2, 2, 198, 58)), word)).toBe(0);
  expect(forms(picture(...row(8), ...box(2, 2, 198, 58)))).toEqual({ letters: 8, drawing: 0 });
});

test('a word that reaches beyond the picture does no harm', () => {
  expect(outside(picture([0, 0, 30, 20]), { left: -15, top: -10, right: 40, bottom: 90 })).toBe(0);
});

test('letters are counted, dust is not', () => {
  expect(forms(picture(...row(10), [100, 12, 101, 13]))).toEqual({ letters: 10, drawing: 0 });
});

test('a box around letters, a long line and a texture are drawings', () => {
  expect(forms(picture(...row(6), ...box(14, 14, 110, 44))).drawing).toBeGreaterThan(0.4);
  const line = forms(picture(...row(6), [20, 42, 140, 44]));
  expect(line.letters).toBe(6);
  expect(line.drawing).toBeGreaterThan(0.3);
  const speckled = Uint8Array.from({ length: 640_000 }, (_, at) =>
    at % 8 < 4 && Math.floor(at / 800) % 8 < 4 ? 0 : 255,
  );
  const texture = { width: 800, height: 800, pixels: speckled };
  expect(formsOf(texture, outlinesOf(texture))).toEqual({ letters: 0, drawing: 1 });
});

test('a ground that changes slowly has no outline', () => {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => at % width);
  expect(outlinesOf({ width, height, pixels }).includes(1)).toBe(false);
});

test('thin lines of a table go, strokes of letters and wide fields stay', () => {
  const table = picture([0, 20, width, 22], [60, 0, 62, height], [20, 30, 34, 32], [80, 40, 150, 58]);
  const { pixels } = withoutLines(table);
  const at = (x: number, y: number) => pixels[y * width + x];
  expect([at(30, 20), at(30, 21), at(61, 40)]).toEqual([255, 255, 255]);
  expect([at(24, 30), at(24, 31), at(100, 48)]).toEqual([0, 0, 0]);
});
