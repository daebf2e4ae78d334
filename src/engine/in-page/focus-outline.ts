import { ratioOfLuminances } from '../shared/colour.ts';
import { colourOf, groundOf, luminanceOf, over } from './colours.ts';
import { hasCaret } from './focus-styles.ts';
import { isUnhidden } from './is-seen.ts';

/** The outline that alone shows the focus. */
export interface OutlineLook {
  readonly widthPx: number;
  /** Contrast ratio with what it is drawn upon (WCAG 2, relative luminance), 1 to 21. */
  readonly contrast: number;
}

/** Elements of the page that are painted; null: not listed since the page was held still. */
let painted: readonly Element[] | null = null;

/** The page was held still: what is painted is listed anew when it is asked for. */
export function beginFocus(): void {
  painted = null;
}

/**
 * How its outline stands out now; null: it has none or the browser’s own, it lies over a picture or over what is no ancestor of
 * it, or a caret shows the focus as well.
 */
export function outlineOf(element: Element): OutlineLook | null {
  if (hasCaret(element)) return null;
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  const widthPx = Number.parseFloat(outlineWidth);
  if (/^(?:none|auto)$/.test(outlineStyle) || widthPx === 0) return null;
  const offsetPx = Number.parseFloat(outlineOffset);
  const ground = groundOf(offsetPx < 0 ? element : element.parentElement);
  const colour = colourOf(outlineColor);
  if (!ground || !colour || liesOverOther(element, widthPx, offsetPx)) return null;
  const ratio = ratioOfLuminances(luminanceOf(over(colour, ground)), luminanceOf(ground));
  return { widthPx, contrast: Math.round(100 * ratio) / 100 };
}

const isPainted = ({ backgroundImage, backgroundColor }: CSSStyleDeclaration): boolean =>
  backgroundImage !== 'none' || (colourOf(backgroundColor)?.[3] ?? 0) > 0;

/**
 * Something that is no ancestor is painted where a ring of that width and offset (CSS px) is drawn around the element, over the
 * ground that the styles of its ancestors tell: a picture, a block or an ornament behind it.
 */
export function liesOverOther(element: Element, widthPx: number, offsetPx: number): boolean {
  const isInside = offsetPx < 0;
  const box = element.getBoundingClientRect();
  const chain = chainToGround(isInside ? element : element.parentElement);
  if (chain.some((at) => isDressed(at, box))) return true;
  const points = ringPoints(box, offsetPx + widthPx / 2);
  const ground = chain.at(-1) ?? document.documentElement;
  painted ??= listPainted();
  return painted.some((one) => {
    if (one.contains(element) || !ground.contains(one) || (!isInside && element.contains(one))) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const under = points.filter(({ x, y }) => left <= x && x <= right && top <= y && y <= bottom);
    return 2 * under.length >= points.length && isUnhidden(one);
  });
}

/** From there outwards to the first that paints an opaque colour. */
function chainToGround(from: Element | null): Element[] {
  const chain: Element[] = [];
  for (let at = from; at; at = at.parentElement) {
    chain.push(at);
    if (colourOf(getComputedStyle(at).backgroundColor)?.[3] === 1) break;
  }
  return chain;
}

/** Has an ornament as large as that box: a rule under a title is smaller. */
const isDressed = (holder: Element, { width, height }: DOMRect): boolean =>
  ['::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(holder, pseudo);
    return (
      style.content !== 'none' &&
      /^(?:absolute|fixed)$/.test(style.position) &&
      Number.parseFloat(style.width) >= width &&
      Number.parseFloat(style.height) >= height &&
      isPainted(style)
    );
  });

/** Eight points around the box, at that distance (px) from its edges: corners and middles. */
export function ringPoints(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  outPx: number,
): { x: number; y: number }[] {
  const across = [left - outPx, left + width / 2, left + width + outPx];
  const down = [top - outPx, top + height / 2, top + height + outPx];
  return across.flatMap((x, column) =>
    down.flatMap((y, row) => (column === 1 && row === 1 ? [] : [{ x, y }])),
  );
}

const listPainted = (): Element[] =>
  [...document.querySelectorAll('body *')].filter(
    (one) =>
      /^(?:img|video|canvas|iframe|object|embed|svg)$/.test(one.localName) ||
      isPainted(getComputedStyle(one)),
  );
