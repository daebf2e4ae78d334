import { expect, test } from 'vitest';
import { qualityOf } from './jpeg-quality.ts';

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

const segment = (marker: number, ...content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};
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
