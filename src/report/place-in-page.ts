/** A rectangle in CSS px of the visit’s viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a screenshot that shows an element in its place. */
export interface PlaceInPage {
  readonly view: Box;
  /** The element, a little larger, inside the screenshot. */
  readonly outline: Box;
}

const air = 6;
/** How much of the page is shown above and below, at least. */
const around = 120;
const tallest = 900;
/** Wider pages are shown around the element only: their text would be too small to read. */
const widest = 760;

/** Whether a screenshot shows an element: its beginning is in it. */
export const isInPicture = (box: Box, picture: Size): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.x >= 0 &&
  box.y >= 0 &&
  box.x < picture.width &&
  box.y + Math.min(box.height, 40) <= picture.height;

/** Where to look in the screenshot; null where the element is out of it, or has no size. */
export function placeInPage(box: Box, screenshot: Size): PlaceInPage | null {
  if (!isInPicture(box, screenshot)) return null;
  const across = part(box.x, box.width, screenshot.width, Math.max(widest, box.width + 2 * around));
  const down = part(
    box.y,
    box.height,
    screenshot.height,
    Math.min(tallest, Math.max(box.height + 2 * around, 320)),
  );
  const x = Math.max(0, box.x - air);
  const y = Math.max(0, box.y - air);
  return {
    view: { x: across.from, width: across.length, y: down.from, height: down.length },
    outline: {
      x,
      y,
      width: Math.min(screenshot.width, box.x + box.width + air) - x,
      height: Math.min(screenshot.height, box.y + box.height + air) - y,
    },
  };
}

/** `wanted` px of a side around the element, kept inside; of an element larger than that, its beginning. */
function part(at: number, length: number, whole: number, wanted: number): { from: number; length: number } {
  const taken = Math.min(whole, wanted);
  const spare = Math.max(0, taken - length) / 2;
  const from = Math.max(0, Math.min(at - spare, whole - taken));
  return { from: Math.round(from), length: Math.round(taken) };
}
