import { gifBlocks } from '../animated-image.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Size that the head of a picture tells, before anything decodes it: PNG, JPEG, GIF, WebP or AVIF. Null for another
 * format, or a head that tells none.
 */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    const size = sizeIn(bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

function sizeIn(bytes: Buffer): PictureSize | null {
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('\x89PNG\r\n\x1a\n'))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (head.startsWith('\xff\xd8')) return jpegSize(bytes);
  if (/^GIF8[79]a/.test(head)) return gifSize(bytes);
  if (/^RIFF.{4}WEBP/s.test(head)) return webpSize(bytes);
  return /^.{4}ftypavi[fs]/s.test(head) ? avifSize(bytes) : null;
}

/** The first frame’s header, wherever the segments before it end. */
function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    const standsAlone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    at += marker === 0xff ? 1 : standsAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The screen, or the first picture where browsers enlarge the screen to it. */
function gifSize(bytes: Buffer): PictureSize {
  const [first] = gifBlocks(bytes).frames;
  const edge = (from: number) =>
    first ? bytes.readUInt16LE(first.at + from) + bytes.readUInt16LE(first.at + from + 4) : 0;
  return {
    width: Math.max(bytes.readUInt16LE(6), edge(1)),
    height: Math.max(bytes.readUInt16LE(8), edge(3)),
  };
}

function webpSize(bytes: Buffer): PictureSize | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** Its largest picture: it may hold smaller ones beside. */
function avifSize(bytes: Buffer): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at < 4_096; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
