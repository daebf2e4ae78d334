import { isUnhidden } from './is-seen.ts';
import type { Edges } from './text-places.ts';

const everywhere: Edges = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  /hidden|clip/.test(`${overflowX} ${overflowY}`);

/** What was in sight before an opener was pressed; null: not known in this window. */
let kept: ReadonlySet<Element> | null = null;

export const keptSight = (): ReadonlySet<Element> | null => kept;

export function keepSight(seen: ReadonlySet<Element> | null): void {
  kept = seen;
}

/**
 * Elements in sight, as far as one can be sure: drawn, not transparent, not clipped away by what holds them, not beside the
 * page.
 */
export function elementsInSight(): Set<Element> {
  const seen = new Set<Element>();
  const width = document.documentElement.clientWidth;
  const visit = (element: Element, clip: Edges) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return;
    // What a closed `details` holds has a size, and is not drawn.
    if (style.display !== 'contents' && !element.checkVisibility()) return;
    let inner = clip;
    if (style.display !== 'contents') {
      const rect = element.getBoundingClientRect();
      const within = style.position === 'fixed' ? everywhere : clip;
      const box = {
        left: Math.max(within.left, rect.left),
        top: Math.max(within.top, rect.top),
        right: Math.min(within.right, rect.right),
        bottom: Math.min(within.bottom, rect.bottom),
      };
      const isEmpty = box.right - box.left < 2 || box.bottom - box.top < 2;
      if (cuts(style) && isEmpty) return;
      if (style.visibility === 'visible' && !isEmpty && rect.right > 0 && rect.left < width)
        seen.add(element);
      if (style.position === 'fixed') inner = { left: 0, top: -1e9, right: width, bottom: 1e9 };
      if (cuts(style) && element !== document.body) inner = box;
    }
    if (element.localName === 'svg') return;
    for (const child of element.children) visit(child, inner);
  };
  if (document.body) visit(document.body, everywhere);
  return seen;
}

/** The same of one element alone, without a walk over the page. */
export function isInSight(element: Element): boolean {
  if (!element.isConnected || !isUnhidden(element)) return false;
  const rect = element.getBoundingClientRect();
  let { left, top, right, bottom } = rect;
  let up = getComputedStyle(element).position === 'fixed' ? null : element.parentElement;
  for (; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.position === 'fixed') break;
    if (style.display === 'contents' || !cuts(style)) continue;
    const around = up.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
  }
  const isBeside = rect.right <= 0 || rect.left >= document.documentElement.clientWidth;
  return right - left >= 2 && bottom - top >= 2 && !isBeside && rect.bottom + scrollY > 0;
}
