import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image.ts';

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of that size in eight-bit colours, with the chunks told between its head and its pixels. */
function png(width: number, height: number, more: Buffer[] = [], pixels = height * (1 + width * 3)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(pixels));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (mark: number, data: number[]) => [0xff, mark, 0, data.length + 2, ...data];
/** The parts of a JPEG of 16 by 8 pixels, with the segments told at its beginning. */
const jpeg = (more: number[] = [], end: number[] = [0xff, 0xd9]) =>
  Buffer.from([
    ...[0xff, 0xd8, ...more],
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, 0, 8, 0, 16, 1, 1, 17, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0x34, ...end],
  ]);

describe('a PNG', () => {
  it('keeps its pixels and loses everything else', () => {
    const text = chunk('tEXt', Buffer.from('Author\0<script>'));
    const dirty = Buffer.concat([png(3, 2, [text]), Buffer.from('PK\u0003\u0004 what follows its end')]);
    expect(cleanImage(dirty, 100)).toEqual({ bytes: png(3, 2), type: 'image/png' });
  });

  it.each([
    ['too wide', png(101, 2)],
    ['too high', png(2, 101)],
    ['empty', png(0, 0)],
    ['more pixels than it says', png(3, 2, [], 10_000)],
    ['fewer pixels than it says', png(3, 2, [], 4)],
    ['a damaged chunk', png(3, 2).fill(7, 20, 21)],
    ['cut short', png(3, 2).subarray(0, 40)],
    ['without its end', png(3, 2).subarray(0, -12)],
  ])('is refused: %s', (_, bytes) => {
    expect(cleanImage(bytes, 100)).toBeNull();
  });
});

describe('a JPEG', () => {
  it('keeps its pixels and loses comments, places and what follows its end', () => {
    const exif = segment(0xe1, [...Buffer.from('Exif\0\0GPS')]);
    const comment = segment(0xfe, [...Buffer.from('<?php ?>')]);
    const dirty = Buffer.concat([jpeg([...exif, ...comment]), Buffer.from('<script>')]);
    expect(cleanImage(dirty, 100)).toEqual({ bytes: jpeg(), type: 'image/jpeg' });
  });

  it.each([
    ['too large', 10, jpeg()],
    ['cut short', 100, jpeg([], [])],
    ['without pixels', 100, Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['two frames', 100, jpeg(segment(0xc0, [8, 0, 8, 0, 16, 1, 1, 17, 0]))],
  ])('is refused: %s', (_, side, bytes) => {
    expect(cleanImage(bytes, side)).toBeNull();
  });
});

it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF____WEBP', '%PDF-1.7'])(
  'nothing else is an image: « %s »',
  (text) => {
    expect(cleanImage(Buffer.from(text), 100)).toBeNull();
  },
);
