import { type Box, isInPicture } from './place-in-page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that is shown beside a fix, CSS px of the picture. */
export interface Crop {
  readonly view: Box;
  /** The element; it may reach out of the view. */
  readonly outline: Box;
}

/** Width to height: the same for all, so that they stand in columns. */
export const cropRatio = 8 / 5;

/** At least so much is shown: less could not be recognised. */
const narrowest = 340;
const aside = 60;
const above = 30;
const air = 5;

/**
 * What to show of a picture so that the element is seen in its surroundings; null where it is out of the picture, or is
 * the page itself, whose frame would say nothing.
 */
export function cropOfPlace(box: Box, picture: Size): Crop | null {
  if (!isInPicture(box, picture)) return null;
  const wanted = Math.max(narrowest, box.width + 2 * aside, (box.height + 2 * above) * cropRatio);
  const width = Math.min(picture.width, wanted);
  const height = Math.min(picture.height, width / cropRatio);
  if (box.width >= picture.width * 0.9 && box.height > height * 2) return null;
  const x = Math.floor(startOf(box.x, box.width, picture.width, width));
  const y = Math.floor(startOf(box.y, box.height, picture.height, height));
  return {
    view: {
      x,
      y,
      width: Math.min(Math.ceil(width), picture.width - x),
      height: Math.min(Math.ceil(height), picture.height - y),
    },
    outline: {
      x: Math.max(0, box.x - air),
      y: Math.max(0, box.y - air),
      width: box.width + 2 * air,
      height: box.height + 2 * air,
    },
  };
}

/** The element in the middle; of one that is larger than what is shown, its beginning. */
function startOf(at: number, length: number, whole: number, shown: number): number {
  const spare = length > shown ? air * 2 : (shown - length) / 2;
  return Math.max(0, Math.min(at - spare, whole - shown));
}

/** The top of a page as a picture of that ratio shows it. */
export function topOfPage(picture: Size, ratio: number): Box {
  const height = Math.min(picture.height, picture.width / ratio);
  return { x: 0, y: 0, width: picture.width, height: Math.round(height) };
}
