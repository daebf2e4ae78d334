import { crc32, inflateSync } from 'node:zlib';
import type { LogoType } from '#contract/brand.ts';

/** An image that may be shown: its pixels and nothing else. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly type: LogoType;
}

/**
 * A PNG or JPEG without anything but its pixels (no text, no metadata, nothing after its end), or null when it is neither,
 * is damaged, or is larger than `side` pixels either way.
 */
export function cleanImage(bytes: Uint8Array, side: number): CleanImage | null {
  const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const png = cleanPng(image, side);
    if (png) return { bytes: png, type: 'image/png' };
    const jpeg = cleanJpeg(image, side);
    return jpeg && { bytes: jpeg, type: 'image/jpeg' };
  } catch {
    // Cut short: a field stands beyond the end.
    return null;
  }
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples a pixel, by colour type. */
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function cleanPng(image: Buffer, side: number): Buffer | null {
  if (!image.subarray(0, 8).equals(pngStart)) return null;
  const kept: Buffer[] = [pngStart];
  const data: Buffer[] = [];
  let rowBytes = 0;
  let height = 0;
  for (let at = 8; ; ) {
    const length = image.readUInt32BE(at);
    const chunk = image.subarray(at, at + 12 + length);
    const kind = chunk.toString('latin1', 4, 8);
    if (
      chunk.length !== 12 + length ||
      crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length)
    )
      return null;
    if (kind === 'IHDR') {
      const [width, depth, colour] = [chunk.readUInt32BE(8), chunk.readUInt8(16), chunk.readUInt8(17)];
      height = chunk.readUInt32BE(12);
      const samples = pngSamples[colour];
      const isInterlaced = chunk.readUInt8(20) !== 0;
      if (!samples || isInterlaced || !width || !height || width > side || height > side) return null;
      rowBytes = 1 + Math.ceil((width * depth * samples) / 8);
    }
    if (kind === 'IDAT') data.push(chunk.subarray(8, 8 + length));
    if (['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(kind)) kept.push(chunk);
    if (kind === 'IEND') break;
    at += 12 + length;
  }
  // As many pixels as it says, and no more: a small file cannot become a huge one.
  const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: rowBytes * height + 1 });
  return rowBytes > 0 && pixels.length === rowBytes * height ? Buffer.concat(kept) : null;
}

/** Frames that every reader knows: baseline, extended, progressive. */
const jpegFrames = [0xc0, 0xc1, 0xc2];
/** Tables and the restart interval. */
const jpegTables = [0xc4, 0xdb, 0xdd];

function cleanJpeg(image: Buffer, side: number): Buffer | null {
  if (image.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [image.subarray(0, 2)];
  let hasFrame = false;
  for (let at = 2; ; ) {
    if (image.readUInt8(at) !== 0xff) return null;
    const mark = image.readUInt8(at + 1);
    if (mark === 0xd9) break;
    const end = at + 2 + image.readUInt16BE(at + 2);
    if (end > image.length) return null;
    if (jpegFrames.includes(mark)) {
      const [height, width] = [image.readUInt16BE(at + 5), image.readUInt16BE(at + 7)];
      if (hasFrame || !width || !height || width > side || height > side) return null;
      hasFrame = true;
    }
    const isScan = mark === 0xda;
    if (isScan && !hasFrame) return null;
    const next = isScan ? scanEnd(image, end) : end;
    // Adobe’s mark says how colours are written; no other application segment is needed.
    if (isScan || jpegFrames.includes(mark) || jpegTables.includes(mark) || mark === 0xee)
      kept.push(image.subarray(at, next));
    at = next;
  }
  return hasFrame && kept.length > 2 ? Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]) : null;
}

/** Where the compressed pixels end: at a mark that is neither a stuffed byte nor a restart. */
function scanEnd(image: Buffer, start: number): number {
  for (let at = start; ; at += 1) {
    if (image.readUInt8(at) !== 0xff) continue;
    const mark = image.readUInt8(at + 1);
    if (mark !== 0 && !(mark >= 0xd0 && mark <= 0xd7)) return at;
  }
}
