import { expect, test } from 'vitest';
import { gifOf, pngOf, webpOf } from '#tests/support/image-bytes.ts';
import { readImageTiming } from './animated-image.ts';
import { gifFlashingShare } from './gif-flashes.ts';

const black = 0;
const white = 1;

test('frames, duration and repeats of the three formats', () => {
  expect(readImageTiming(gifOf([black, white, black], { delayMs: 200 }))).toEqual({
    format: 'gif',
    frames: 3,
    durationSeconds: 0.6,
    plays: null,
  });
  expect(readImageTiming(gifOf([black, white], { delayMs: 0, loops: 2 }))).toMatchObject({
    durationSeconds: 0.2,
    plays: 3,
  });
  expect(readImageTiming(gifOf([black, white], { delayMs: 50, loops: null }))).toMatchObject({ plays: 1 });
  expect(readImageTiming(webpOf([80, 120], 0))).toEqual({
    format: 'webp',
    frames: 2,
    durationSeconds: 0.2,
    plays: null,
  });
  expect(readImageTiming(pngOf([100, 100, 300], 4))).toEqual({
    format: 'apng',
    frames: 3,
    durationSeconds: 0.5,
    plays: 4,
  });
});

test('a still image, another format and broken bytes are no animation', () => {
  expect(readImageTiming(gifOf([black], { delayMs: 0 }))).toBeNull();
  expect(readImageTiming(pngOf([], 0))).toBeNull();
  expect(readImageTiming(Buffer.from('RIFF'))).toBeNull();
  expect(readImageTiming(gifOf([black, white], { delayMs: 10 }).subarray(0, 40))).toBeNull();
});

test('black and white ten times a second flash over the whole image; slower, or for a moment, they do not', () => {
  expect(gifFlashingShare(gifOf([black, white], { delayMs: 100 }))).toBe(1);
  expect(gifFlashingShare(gifOf([black, white], { delayMs: 500 }))).toBe(0);
  expect(gifFlashingShare(gifOf([black, white, white, white, white], { delayMs: 200, loops: null }))).toBe(0);
  expect(gifFlashingShare(gifOf([black, black, black], { delayMs: 50 }))).toBe(0);
});

test('only the part that changes counts', () => {
  const half = gifOf([black, white], { delayMs: 100, lowerHalfOnly: true });
  expect(gifFlashingShare(half)).toBeCloseTo(0.5, 1);
});
