import { expect, test } from 'vitest';
import { flatnessOf, groundFor } from './read-picture.ts';

const pixels = (...colours: number[][]) => ({
  data: Uint8ClampedArray.from(colours.flat()) as ImageData['data'],
});
const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];
const clear = [0, 0, 0, 0];

test('six colours cover a drawing, and a part of a photograph', () => {
  expect(flatnessOf(pixels(white, white, black, white))).toBe(1);
  const shades = Array.from({ length: 12 }, (_, at) => [16 * at, 0, 0, 255]);
  expect(flatnessOf(pixels(...shades))).toBe(0.5);
});

test('what shines through is one colour, whatever it hides', () => {
  expect(flatnessOf(pixels(...Array.from({ length: 12 }, (_, at) => [16 * at, 0, 0, 0])))).toBe(1);
});

test('letters that shine through get the ground that they stand out from', () => {
  expect(groundFor(pixels(white, black))).toBeNull();
  expect(groundFor(pixels(white, clear))).toBe('#000');
  expect(groundFor(pixels(black, clear))).toBe('#fff');
});
