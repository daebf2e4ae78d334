import { pixelsOf } from './pixels.ts';

/** Pixels of pictures with the focus and without: what the focus changed, and what moved without it. */
export interface PixelChanges {
  readonly changed: number;
  readonly moving: number;
}

/** Levels that red, green and blue must differ by together. */
const leastDifference = 24;

/**
 * Counts pixels that differ between two pictures (PNG, base64), with the focus and without. Given a second pair, those that
 * differ between two pictures of the same state are moving, and are not counted as changed.
 */
export async function comparePictures(
  on: string,
  off: string,
  onAgain: string = on,
  offAgain: string = off,
): Promise<PixelChanges> {
  const pictures = await Promise.all([on, off, onAgain, offAgain].map(pixelsOf));
  const [before, after, beforeAgain, afterAgain] = pictures.map((pixels) => pixels?.data ?? []);
  return comparePixels(before ?? [], after ?? [], beforeAgain ?? [], afterAgain ?? []);
}

/** The same of their pixels, four bytes each. */
export function comparePixels(
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  beforeAgain: ArrayLike<number>,
  afterAgain: ArrayLike<number>,
): PixelChanges {
  let changed = Math.abs(before.length - after.length) / 4;
  let moving = 0;
  for (let at = 0; at < Math.min(before.length, after.length); at += 4) {
    if (differ(before, beforeAgain, at) || differ(after, afterAgain, at)) moving += 1;
    else if (differ(before, after, at)) changed += 1;
  }
  return { changed, moving };
}

const differ = (one: ArrayLike<number>, other: ArrayLike<number>, at: number): boolean =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
    Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
    Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)) >
  leastDifference;
