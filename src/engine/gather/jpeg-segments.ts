import type { JpegFile } from '../artifacts.ts';
import { holdsPosition } from './exif-position.ts';

/** Sum of the 64 luminance steps at quality 50 (ITU-T T.81, table K.1; the Independent JPEG Group scales it). */
const middleSum = 3_688;

const readUpTo = 2_000_000;

const [startOfScan, tables, exif] = [0xda, 0xdb, 0xe1];

/** Of an application (a camera’s, an editor’s) or a comment: nothing that is drawn. */
const isMetadata = (marker: number): boolean => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;

/**
 * What the segments before the picture itself say: quality 1–100 as the Independent JPEG Group’s scale tells it, from the
 * luminance steps (other tables than the standard’s give the quality of the same mean step), null where none was found;
 * bytes of metadata (EXIF, XMP, colour profile, thumbnails, comments); whether a camera wrote where it was. Null: no JPEG.
 */
export function readJpeg(bytes: Uint8Array): Omit<JpegFile, 'url'> | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let quality: number | null = null;
  let metadataBytes = 0;
  let hasPosition = false;
  const end = Math.min(bytes.length, readUpTo);
  for (let at = 2; at + 4 < end && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === startOfScan) break;
    const next = at + 2 + length;
    if (marker === tables) quality ??= qualityOf(luminanceSteps(view, at + 4, next));
    if (isMetadata(marker)) metadataBytes += Math.min(next, bytes.length) - at;
    if (marker === exif) hasPosition ||= holdsPosition(bytes.subarray(at + 4, next));
    at = next;
  }
  return { quality, metadataBytes, ...(hasPosition && { hasPosition }) };
}

function qualityOf(steps: readonly number[] | null): number | null {
  if (!steps) return null;
  const scale = (100 * steps.reduce((sum, step) => sum + step, 0)) / middleSum;
  return Math.round(Math.min(100, Math.max(1, scale <= 100 ? (200 - scale) / 2 : 5_000 / scale)));
}

/** The 64 steps of table 0 in this segment; null where it holds others. */
function luminanceSteps(view: DataView, from: number, end: number): number[] | null {
  let at = from;
  while (at < Math.min(end, view.byteLength)) {
    const kind = view.getUint8(at);
    const wide = kind >> 4 === 1;
    const size = wide ? 128 : 64;
    if (at + 1 + size > view.byteLength) return null;
    if ((kind & 15) === 0)
      return Array.from({ length: 64 }, (_, step) =>
        wide ? view.getUint16(at + 1 + 2 * step) : view.getUint8(at + 1 + step),
      );
    at += 1 + size;
  }
  return null;
}
