import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, parentOf } from './dom.ts';
import { reachableWidth } from './page-width.ts';

const emptyClip = /^rect\(\s*(0px|1px|auto)[, ]+(0px|1px)[, ]+(0px|1px)[, ]+(0px|1px|auto)\s*\)$/;

/** Taken out of sight by a technique that keeps it for screen readers: clipped, one pixel wide, or off the page. */
export function isClipped({ box, style }: DomNode): boolean {
  if (!box) return true;
  if (box.width <= 1 || box.height <= 1) return true;
  if (box.x + box.width <= 0 || box.y + box.height <= 0) return true;
  return emptyClip.test(style.clip);
}

/**
 * Nothing of the element is in front of a sighted person’s eyes: neither itself nor what it holds. A box without
 * height (a link around an image that floats) hides nothing of what overflows it, unless it cuts it.
 */
export function isOutOfSight(dom: Dom, node: DomNode): boolean {
  if (!isClipped(node)) return false;
  if (emptyClip.test(node.style.clip) || [node.style.overflowX, node.style.overflowY].some(cuts)) return true;
  return childrenOf(dom, node).every((child) => !child.visible || isOutOfSight(dom, child));
}

/** Put where nobody sees it for as long as it is closed: folded to nothing, or glued to the window beside it. */
export function isPutAside(dom: Dom, node: DomNode): boolean {
  return isFoldedAway(dom, node) || isBesideWindow(dom, node);
}

/** Inside a box folded to nothing that cuts what leaves it (a closed menu of `max-height: 0`). */
const isFoldedAway = (dom: Dom, node: DomNode): boolean =>
  holdersOf(dom, node).some(
    ({ tag, box, style }) =>
      box &&
      !isOfWindow(tag) &&
      ((box.height <= 1 && cuts(style.overflowY)) || (box.width <= 1 && cuts(style.overflowX))),
  );

/**
 * Ancestors that may cut the element. What is positioned leaves the boxes that are not (CSS 2.2, 11.1.1), and what is
 * fixed leaves them all.
 */
function holdersOf(dom: Dom, node: DomNode): readonly DomNode[] {
  const holders: DomNode[] = [];
  let { position } = node.style;
  for (let up = parentOf(dom, node); up && position !== 'fixed'; up = parentOf(dom, up)) {
    if (position === 'absolute' && up.style.position === 'static') continue;
    holders.push(up);
    position = up.style.position;
  }
  return holders;
}

/** Wholly past an edge of a box that hides what leaves it, where no scrolling leads (a slide that waits for its turn). */
function isCutAway(dom: Dom, node: DomNode): boolean {
  const { box } = node;
  if (!box) return false;
  return holdersOf(dom, node).some(({ tag, box: edge, style }) => {
    if (!edge || isOfWindow(tag)) return false;
    const isAside = box.x >= edge.x + edge.width || box.x + box.width <= edge.x;
    const isBeyond = box.y >= edge.y + edge.height || box.y + box.height <= edge.y;
    return (isAside && hides(style.overflowX)) || (isBeyond && hides(style.overflowY));
  });
}

/** No scrolling brings what is fixed beside the window into it. */
function isBesideWindow(dom: Dom, node: DomNode): boolean {
  if (!node.box || node.box.x < reachableWidth(dom) || node.document !== 0) return false;
  return closest(dom, node, ({ style }) => style.position === 'fixed') !== undefined;
}

/** What the root and the body cut is cut by the window, which scrolls all the same, however low they are themselves. */
const isOfWindow = (tag: string): boolean => tag === 'html' || tag === 'body';

const cuts = (overflow: string): boolean => overflow !== 'visible';
const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

/** Really in front of a sighted person’s eyes. */
export function isShown(node: DomNode): boolean {
  return node.visible && !isClipped(node);
}

/** The same, with nothing around that hides it for now: parts that are folded, and what waits beside its frame. */
export function isShownNow(dom: Dom, node: DomNode): boolean {
  return isShown(node) && !isPutAside(dom, node) && !isCutAway(dom, node);
}

/** No paragraph is indented by as much: its text is pushed off the screen, for a picture to stand in its place. */
const pushedOutPx = 999;

/** Its own text is pushed out of sight by `text-indent`: far to the left, or past the edge of a box that cuts it. */
function isTextPushedOut({ box, style }: DomNode): boolean {
  const indent = Number.parseFloat(style.textIndent ?? '0');
  if (style.textIndent?.endsWith('%')) return indent >= 100 && cuts(style.overflowX);
  return (
    indent <= -pushedOutPx || (indent >= (box?.width ?? Infinity) && indent > 0 && cuts(style.overflowX))
  );
}

/** Icon fonts turn a word into a drawing (`arrow_forward` → →). */
function isIconFont({ attributes, style }: DomNode): boolean {
  return (
    /\bmaterial-(icons|symbols)/.test(attributes.class ?? '') ||
    /\b(material (icons|symbols)|font ?awesome|icomoon|glyphicons|dashicons)/i.test(style.fontFamily)
  );
}

/**
 * Text a sighted person reads in the element: hidden, clipped, pushed out and icon-font parts left out, white space folded.
 * Words of nested elements come after the element’s own, so compare words, not their order.
 */
export function shownText(dom: Dom, node: DomNode): string {
  if (node.box && isOutOfSight(dom, node) && node.style.display !== 'contents') return '';
  const inSight = !node.box || !isClipped(node);
  const isRead = node.visible && inSight && !isIconFont(node) && !isTextPushedOut(node);
  const own = isRead ? node.ownText : '';
  const parts = [own, ...childrenOf(dom, node).map((child) => shownText(dom, child))];
  return parts.filter(Boolean).join(' ');
}
