import { isLargeText } from '../shared/large-text.ts';
import { colourOf } from './colours.ts';
import { elementsByNumber } from './element-numbers.ts';
import { inkOfLine } from './line-ink.ts';
import { arrivePictures, isOverLost } from './lost-pictures.ts';
import { frame, settle } from './pauses.ts';
import { bringToMiddle } from './scroll-into-view.ts';
import { fieldText, placeOfValue } from './value-place.ts';

/** A character’s place in a picture of the text, CSS px. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the characters of an element are, and what they are drawn with. */
export interface TextPlace {
  /** On the page. */
  readonly clip: Cell;
  /** In the clip. */
  readonly cells: readonly Cell[];
  /** Red, green, blue 0–255, alpha 0–1. */
  readonly colour: readonly number[];
  /** 24 px, or 18.66 px and bold. */
  readonly large: boolean;
  /** Shadows lie behind its letters, which some call a part of what is behind, and some do not. */
  readonly shadowed: boolean;
  /** All of them lie close around each letter, as a part of it. */
  readonly outlined: boolean;
  /** It has no letter and no digit. */
  readonly sign: boolean;
  /** A field without a value: its place is where one would be typed. */
  readonly empty: boolean;
}

const mostCells = 80;
const letters = /[\p{L}\p{N}]/u;
/** An emoji has colours of its own. */
const signs = /^[^\s\p{Emoji_Presentation}\p{Cs}]$/u;
const moving = new Set(['video', 'iframe', 'canvas', 'object', 'embed']);

/** Whether the text placed last still is where it was found, in the colour it had. */
let stands: () => boolean = () => true;

export const stillStands = (): boolean => stands();

/**
 * After the pass over the elements and `findLostPictures`. Brings the element into the window and tells where each of its
 * characters is; null when what is drawn is more than its colour over what lies behind (blending, transparency of a group,
 * films), or when something else lies over it; `lost` where a picture that was never received belongs behind it.
 */
export async function placeText(index: number): Promise<TextPlace | 'lost' | null> {
  const element = elementsByNumber()[index];
  if (!element || !isPlain(element)) return null;
  await bringNear(element);
  await arrivePictures(element);
  // As it looks where it is brought: scripts hear of what is scrolled.
  const style = getComputedStyle(element);
  const colour = colourOf(style.color);
  if (!colour || !isPlain(element)) return null;
  const field = fieldText(element);
  const sign = field === null && !letters.test(ownText(element));
  const rects =
    field === null
      ? placesOfLetters(element, style, sign ? signs : letters)
      : [placeOfValue(element, style, field)].filter((rect) => isSeenAt(element, rect));
  if (rects.length === 0) return null;
  if (isOverLost(element, rects)) return 'lost';
  const left = Math.floor(Math.min(...rects.map(({ x }) => x)));
  const top = Math.floor(Math.min(...rects.map(({ y }) => y)));
  const size = Number.parseFloat(style.fontSize);
  stands = standing(element, style);
  return {
    clip: {
      x: left + scrollX,
      y: top + scrollY,
      width: Math.ceil(Math.max(...rects.map(({ right }) => right))) - left,
      height: Math.ceil(Math.max(...rects.map(({ bottom }) => bottom))) - top,
    },
    cells: rects.map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height })),
    colour,
    shadowed: style.textShadow !== 'none',
    outlined: isOutline(style.textShadow, size),
    sign,
    empty: field === '',
    large: isLargeText(style),
  };
}

/** What stays in the window is judged over the beginning of the page, and as it looks there. */
async function bringNear(element: Element): Promise<void> {
  const stays = isFixed(element);
  const scrolled = scrollY;
  const moved = bringToMiddle(element);
  if (stays) scrollTo({ left: 0, top: 0, behavior: 'instant' });
  if (stays && scrolled > 0) await settle();
  else if (moved) await frame();
}

function isFixed(one: Element): boolean {
  for (let up: Element | null = one; up; up = up.parentElement)
    if (getComputedStyle(up).position === 'fixed') return true;
  return false;
}

/** Nothing but its colour is drawn over what lies behind. */
function isPlain(one: Element): boolean {
  if (one.getAnimations().length > 0) return false;
  const { webkitTextFillColor, webkitTextStrokeWidth, color } = getComputedStyle(one);
  if (webkitTextFillColor !== color || Number.parseFloat(webkitTextStrokeWidth) !== 0) return false;
  for (let up: Element | null = one; up; up = up.parentElement) {
    const { opacity, filter, mixBlendMode, backgroundClip } = getComputedStyle(up);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return false;
    if (backgroundClip.includes('text')) return false;
  }
  return true;
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .flatMap(({ nodeType, nodeValue }) => (nodeType === Node.TEXT_NODE ? (nodeValue ?? '') : []))
    .join('');

function placesOfLetters(element: Element, style: CSSStyleDeclaration, drawn: RegExp): DOMRect[] {
  const rects: DOMRect[] = [];
  const range = document.createRange();
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== Node.TEXT_NODE) continue;
    const { data } = child as Text;
    for (let at = 0; at < data.length && rects.length < mostCells; at += 1) {
      if (!drawn.test(data.charAt(at))) continue;
      range.setStart(child, at);
      range.setEnd(child, at + 1);
      const rect = inkOfLine(range.getBoundingClientRect(), style, data.charAt(at));
      if (isSeenAt(element, rect)) rects.push(rect);
    }
  }
  return rects;
}

/** The element is in front there, in the window, and nothing under it moves by itself. */
function isSeenAt(element: Element, rect: DOMRect): boolean {
  if (rect.width < 2 || rect.height < 4) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  const stack = root.elementsFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
  if (stack[0] !== element || stack.some(({ localName }) => moving.has(localName))) return false;
  return rect.x >= 0 && rect.y >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight;
}

function placeOf(one: Element): { x: number; y: number } {
  const { x, y } = one.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY };
}

function standing(element: Element, style: CSSStyleDeclaration): () => boolean {
  const place = placeOf(element);
  const { color } = style;
  return () => {
    const now = placeOf(element);
    return Math.hypot(now.x - place.x, now.y - place.y) <= 1 && style.color === color;
  };
}

/** Of each shadow: how far it lies, and how far it spreads, against the size of the letters (px). */
export const isOutline = (textShadow: string, sizePx: number): boolean =>
  [...textShadow.matchAll(/(-?(?<![\d.])[\d.]+)px (-?[\d.]+)px ([\d.]+)px/g)].every(
    ([, x, y, blur]) => Math.hypot(Number(x), Number(y)) + Number(blur) <= sizePx / 10,
  );
