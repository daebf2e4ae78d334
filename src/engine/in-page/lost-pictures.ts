import { colourOf } from './colours.ts';
import { elementsByNumber, numberedElements } from './element-numbers.ts';
import { isUnhidden } from './is-seen.ts';
import { pause } from './pauses.ts';
import { holderOf, meet, surrounds, textPlaces } from './text-places.ts';

/** What the load tells of its pictures, by address: those it knows the fate of, and those that nobody answered for. */
export interface PictureAnswers {
  readonly told: readonly string[];
  readonly unanswered: readonly string[];
}

const leastSidePx = 32;
const waitMs = 1_000;

let answers: { readonly told: ReadonlySet<string>; readonly unanswered: ReadonlySet<string> } = {
  told: new Set(),
  unanswered: new Set(),
};
/** Whether the page holds the picture of an address, asked once since they were listed. */
const held = new Map<string, boolean>();
/** Null: not listed yet. */
let lost: readonly Element[] | null = null;

/** Keeps them for `findLostPictures`. */
export function keepAnswers({ told, unanswered }: PictureAnswers): void {
  answers = { told: new Set(told), unanswered: new Set(unanswered) };
}

/**
 * After the pass over the elements: lists the images and the backgrounds that were never received. An error of the server is
 * what visitors get too: such a picture is not lost.
 */
export function findLostPictures(): void {
  held.clear();
  lost = elementsByNumber().filter(
    (element) =>
      element.isConnected && element.ownerDocument === document && isUnhidden(element) && isLost(element),
  );
}

/** The page holds it: it is there at once, or was never received. */
function isHeld(url: string): boolean {
  const known = held.get(url);
  if (known !== undefined) return known;
  const copy = new Image();
  copy.src = url;
  const isThere = copy.complete && copy.naturalWidth > 0;
  if (!copy.complete) copy.removeAttribute('src');
  held.set(url, isThere);
  return isThere;
}

const isLostAddress = (url: string): boolean =>
  /^https?:/.test(url) && !answers.told.has(url) && (answers.unanswered.has(url) || !isHeld(url));

function isLostImage(image: HTMLImageElement): boolean {
  const url = image.currentSrc || image.src;
  return image.naturalWidth === 0 && /^https?:/.test(url) && !answers.told.has(url);
}

function hasLostBackground(element: Element, pseudo: string | null): boolean {
  const { backgroundImage, content } = getComputedStyle(element, pseudo);
  if (pseudo && (content === 'none' || content === 'normal')) return false;
  const urls = [...backgroundImage.matchAll(/url\("((?:[^"\\]|\\.)*)"\)/g)].map(([, url = '']) =>
    url.replaceAll(/\\(.)/g, '$1'),
  );
  if (urls.length === 0) return false;
  // Of the candidates of a set, one is asked for.
  return backgroundImage.includes('image-set(') ? urls.every(isLostAddress) : urls.some(isLostAddress);
}

const isLost = (element: Element): boolean =>
  (element instanceof HTMLImageElement && isLostImage(element)) ||
  [null, '::before', '::after'].some((pseudo) => hasLostBackground(element, pseudo));

/** Where the picture would be: an image that brings its own size has none yet, its surroundings have. */
function placeOf(element: Element): DOMRect {
  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
  if (element === document.documentElement || element === document.body) return everywhere;
  const { position } = getComputedStyle(element);
  let place = element.getBoundingClientRect();
  const parent = holderOf(element);
  if (element instanceof HTMLImageElement && Math.min(place.width, place.height) < leastSidePx) {
    const isLaidOut = position === 'absolute' || position === 'fixed';
    const holder = isLaidOut ? element.offsetParent : parent;
    const isGiven = isLaidOut || (parent && getComputedStyle(parent).display.includes('grid'));
    if (holder && holder !== document.body && isGiven) place = holder.getBoundingClientRect();
  }
  // It stays in the window, whatever is scrolled before it.
  if (position === 'fixed' && place.width * place.height > (innerWidth * innerHeight) / 2) return everywhere;
  for (let up = parent; up; up = holderOf(up)) {
    if (up === document.body || getComputedStyle(up).overflow === 'visible') continue;
    const { left, top, right, bottom } = up.getBoundingClientRect();
    const [x, y] = [Math.max(left, place.left), Math.max(top, place.top)];
    const [width, height] = [Math.min(right, place.right) - x, Math.min(bottom, place.bottom) - y];
    place = new DOMRect(x, y, Math.max(0, width), Math.max(0, height));
  }
  return place;
}

/** Something opaque between the text and what holds the picture: whatever lies behind it changes nothing. */
function isHidden(picture: Element, element: Element, places: readonly DOMRect[]): boolean {
  for (let up: Element | null = element; up && !up.contains(picture); up = holderOf(up)) {
    if (colourOf(getComputedStyle(up).backgroundColor)?.[3] !== 1) continue;
    const box = up.getBoundingClientRect();
    if (places.every((place) => surrounds(box, place))) return true;
  }
  return false;
}

/** Waits, a second at most, for those on their way whose place the element’s meets: some come once they are near. */
export async function arrivePictures(element: Element): Promise<void> {
  const place = element.getBoundingClientRect();
  const coming = (lost ?? []).filter(
    (one): one is HTMLImageElement =>
      one instanceof HTMLImageElement && !one.complete && meet(placeOf(one), place),
  );
  if (coming.length === 0) return;
  await Promise.race([Promise.allSettled(coming.map((image) => image.decode())), pause(waitMs)]);
}

/** One of them belongs behind one of these places of the element’s text, and nothing opaque stands between. */
export const isOverLost = (element: Element, places: readonly DOMRect[]): boolean =>
  (lost ?? []).some((picture) => {
    const place = placeOf(picture);
    const met = places.filter((one) => meet(one, place));
    return met.length > 0 && isLost(picture) && !isHidden(picture, element, met);
  });

/**
 * Of the elements with these numbers, those whose text one of them belongs behind.
 * @throws Error where `findLostPictures` did not come before
 */
export function textsOverLost(indexes: readonly number[]): number[] {
  if (lost === null) throw new Error('the lost pictures were not listed');
  const wanted = new Set(indexes);
  return [...numberedElements()].flatMap(([element, index]) =>
    wanted.has(index) && isOverLost(element, textPlaces(element)) ? [index] : [],
  );
}
