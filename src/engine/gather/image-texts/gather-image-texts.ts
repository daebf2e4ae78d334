import { createHash } from 'node:crypto';
import type { ImageText } from '../../artifacts.ts';
import type { PlacedPicture } from '../../in-page/picture-places.ts';
import type { PicturePart } from '../../in-page/read-picture.ts';
import { defineArtifact } from '../define-artifact.ts';
import { inPage, inPageInTime } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { type ChosenPicture, choosePictures } from './choose-pictures.ts';
import { pictureBytes, type ReceivedFiles, receivedFiles } from './picture-bytes.ts';
import { pictureSize } from './picture-size.ts';
import { reader } from './reader-thread.ts';
import { shownPart } from './shown-part.ts';

/** What a page may cost: pictures looked at, pixels decoded, pixels read (about 0.2 s of processor time a million). */
const limits = { looked: 20, decodedPixels: 6_000_000, readPixels: 3_000_000 };
/** Useful time after which no further picture is looked at; the artifact has twice as long. */
const enoughMs = 10_000;
/** What one picture may cost. */
const longestBytes = 500_000;
const mostPixels = 4_000_000;
const decodeMs = 2_000;
const readMs = 4_000;
/** Pixels that are read at most; letters of a larger picture are large. */
const mostReadPixels = 1_200_000;
/** Below it a picture is a photograph. */
const leastFlatness = 0.5;
const keptPictures = 300;

type Reading = Omit<ImageText, 'node'>;
type AskedPicture = PlacedPicture & Pick<ChosenPicture, 'wanted'>;

/** What was read since the process began, by picture and part shown; null for what could not be read. */
const readings = new Map<string, Reading | null>();

/** The texts drawn in the page’s pictures, read from the bytes that the page received. */
export const imageTexts = defineArtifact({
  id: 'imageTexts',
  needs: ['dom'],
  async gather({ tab }, { dom }) {
    const chosen = choosePictures(dom).slice(0, limits.looked);
    if (chosen.length === 0) return [];
    const indexes = chosen.map(({ node }) => node.index);
    const placed = await inPage(tab).placePictures(indexes, 2 * longestBytes);
    const asked = new Map(placed.map((picture) => [picture.index, picture]));
    const inOrder = chosen.flatMap(({ node, wanted }): AskedPicture[] => {
      const picture = asked.get(node.index);
      return picture ? [{ ...picture, wanted }] : [];
    });
    try {
      return await readAll(tab, inOrder);
    } finally {
      await reader.end();
    }
  },
});

async function readAll(tab: Tab, pictures: readonly AskedPicture[]): Promise<ImageText[]> {
  const files = await receivedFiles(tab.cdp);
  const left = { decodedPixels: limits.decodedPixels, readPixels: limits.readPixels };
  const texts: ImageText[] = [];
  const began = tab.clock.now();
  for (const picture of pictures) {
    if (tab.clock.now() - began > enoughMs) break;
    const key = keyOf(picture);
    let reading = readings.get(key);
    if (reading === undefined) {
      reading = await lookAt(tab, files, picture, left);
      if (reading === undefined) continue;
      keep(key, reading);
    }
    if (reading) texts.push({ node: picture.index, ...reading });
  }
  return texts.sort((a, b) => a.node - b.node);
}

/** Null for a picture that cannot be read; undefined for one that this page may no longer cost. */
async function lookAt(
  tab: Tab,
  files: ReceivedFiles,
  { url, laid, wanted }: AskedPicture,
  left: { decodedPixels: number; readPixels: number },
): Promise<Reading | null | undefined> {
  if (left.readPixels <= 0) return undefined;
  const bytes = await pictureBytes(tab.cdp, files, url, longestBytes);
  const size = bytes && pictureSize(bytes);
  if (!bytes || !size || size.width * size.height > mostPixels) return null;
  const shown = shownPart(size, laid);
  if (!shown) return null;
  const part = wanted.sheet ? readableTop(shown) : shown;
  if (size.width * size.height > left.decodedPixels) return undefined;
  left.decodedPixels -= size.width * size.height;
  const scale = scaleFor(part.width, part.height);
  const seen = await inPageInTime(tab, decodeMs)
    .readPicture(bytes.toString('base64'), part, { scale, leastFlatness })
    .catch(() => null);
  if (!seen) return null;
  const { flatness, width, height, grey } = seen;
  if (grey === null) return { flatness, words: [], otherDrawing: 1 };
  const pixels = new Uint8Array(Buffer.from(grey, 'base64'));
  const text = await reader.ask({ width, height, pixels, wanted }, readMs, tab.clock).catch(() => null);
  if (!text) return null;
  const { isRead, ...said } = text;
  if (isRead) left.readPixels -= width * height;
  return { flatness, ...said };
}

/** Of a sheet too large to be enlarged whole, its upper part: letters of a table are small. */
const readableTop = (part: PicturePart): PicturePart => ({
  ...part,
  height: Math.min(part.height, Math.floor(mostReadPixels / (4 * part.width))),
});

/** Small letters are read once enlarged. */
function scaleFor(width: number, height: number): number {
  const wanted = height <= 64 ? 3 : 2;
  return Math.min(wanted, Math.sqrt(mostReadPixels / (width * height)));
}

const keyOf = ({ url, laid }: PlacedPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([url, laid]))
    .digest('base64');

function keep(key: string, reading: Reading | null): void {
  const [oldest] = readings.keys();
  if (readings.size >= keptPictures && oldest !== undefined) readings.delete(oldest);
  readings.set(key, reading);
}
