import { expect, test } from 'vitest';
import { exif, segment } from '#tests/support/jpeg-parts.ts';
import { readJpeg } from './jpeg-segments.ts';

/** Luminance steps of quality 50 in the order of a file (ITU-T T.81, table K.1, zigzag). */
const middle = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58,
  51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103,
  62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
];

/** The steps of the Independent JPEG Group’s scale. */
const steps = (quality: number) => {
  const scale = quality < 50 ? 5_000 / quality : 200 - 2 * quality;
  return middle.map((step) => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))));
};

const qualityOf = (bytes: Uint8Array) => readJpeg(bytes)?.quality ?? null;
const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9, 0, 0]);
const appZero = segment(0xe0, 74, 70, 73, 70, 0);

test('the quality of a file is that of its luminance steps', () => {
  for (const quality of [25, 50, 72, 85, 92])
    expect(qualityOf(jpeg(appZero, segment(0xdb, 0, ...steps(quality))))).toBeCloseTo(quality, -0.5);
  expect(qualityOf(jpeg(segment(0xdb, 0, ...steps(100))))).toBeGreaterThan(98);
});

test('the table of colours is passed over, and steps of two bytes are read', () => {
  expect(qualityOf(jpeg(segment(0xdb, 1, ...steps(20), 0, ...steps(75))))).toBe(75);
  const wide = steps(75).flatMap((step) => [0, step]);
  expect(qualityOf(jpeg(segment(0xdb, 0x10, ...wide)))).toBe(75);
});

test('what is no JPEG, or is cut before its steps, has no quality', () => {
  expect(qualityOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBeNull();
  expect(qualityOf(jpeg(appZero))).toBeNull();
  expect(qualityOf(jpeg(segment(0xdb, 0, 1, 2, 3)))).toBeNull();
  expect(qualityOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))).toBeNull();
});

test('metadata are what is neither picture nor the name of the format', () => {
  const profile = segment(0xe2, ...Array<number>(500).fill(1));
  const comment = segment(0xfe, 65, 66);
  const file = jpeg(
    appZero,
    profile,
    comment,
    segment(0xdb, 0, ...steps(80)),
    segment(0xda, 0),
    [0xff, 0xe1, 0, 40],
  );
  expect(readJpeg(file)).toEqual({ quality: 80, metadataBytes: 504 + 6 });
  expect(readJpeg(Uint8Array.from([0x89, 0x50]))).toBeNull();
});

test.each([true, false])('a position is found in EXIF of either byte order', (little) => {
  expect(readJpeg(jpeg(exif(48, 2, little)))?.hasPosition).toBe(true);
  expect(readJpeg(jpeg(exif(0, 2, little)))?.hasPosition).toBe(true);
});

test('zeros, fractions of nothing and angles of no place are no position', () => {
  for (const nowhere of [exif(0, 0, true), exif(48, 2, true, 0), exif(148, 2, true), exif(48, 300, false)])
    expect(readJpeg(jpeg(nowhere))).not.toHaveProperty('hasPosition');
});

test('EXIF cut anywhere is read without harm', () => {
  const whole = exif(48, 2, true).slice(4);
  for (let length = 0; length < whole.length - 10; length += 1)
    expect(readJpeg(jpeg(segment(0xe1, ...whole.slice(0, length))))).not.toBeNull();
});
