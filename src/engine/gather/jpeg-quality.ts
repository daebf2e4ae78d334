import type { JpegQuality } from '../artifacts.ts';
import { weighedImages } from '../derive/media/image-weight.ts';
import { defineArtifact } from './define-artifact.ts';
import { pictureBytes, receivedFiles } from './image-texts/picture-bytes.ts';

const mostPictures = 20;
const leastBytes = 30_000;
const longestBytes = 8_000_000;

/** How far the photographs of the page were compressed, told by the files it received. */
export const jpegQualities = defineArtifact({
  id: 'jpegQualities',
  needs: ['dom', 'requests'],
  limitMs: 5_000,
  async gather({ tab }, { dom, requests }) {
    const chosen = weighedImages(dom, requests).filter(
      ({ request }) => /^image\/jpe?g/i.test(request.mimeType) && request.bodyBytes > leastBytes,
    );
    if (chosen.length === 0) return [];
    const files = await receivedFiles(tab.cdp);
    const qualities: JpegQuality[] = [];
    for (const { request } of chosen.slice(0, mostPictures)) {
      const { url } = request;
      const bytes = await pictureBytes(tab.cdp, files, url, longestBytes);
      const quality = bytes && qualityOf(bytes);
      if (quality) qualities.push({ url, quality });
    }
    return qualities;
  },
});

/** Sum of the 64 luminance steps at quality 50 (ITU-T T.81, table K.1; the Independent JPEG Group scales it). */
const middleSum = 3_688;

/**
 * Quality 1–100 as the Independent JPEG Group’s scale tells it, from the luminance steps of the file; null: no JPEG, or none
 * in its first megabyte. Other tables than the standard’s give the quality of the same mean step.
 */
export function qualityOf(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 < Math.min(bytes.length, 1_000_000) && bytes[at] === 0xff; ) {
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    const steps = bytes[at + 1] === 0xdb ? luminanceSteps(view, at + 4, at + 2 + length) : null;
    if (steps) {
      const scale = (100 * steps.reduce((sum, step) => sum + step, 0)) / middleSum;
      return Math.round(Math.min(100, Math.max(1, scale <= 100 ? (200 - scale) / 2 : 5_000 / scale)));
    }
    at += 2 + length;
  }
  return null;
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
