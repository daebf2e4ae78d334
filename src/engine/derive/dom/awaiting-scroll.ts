import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf } from './dom.ts';

/** Opacity under which nothing is read. */
const faint = 0.1;
/** Share of the first window: what stands lower may wait for the reader to come down to it. */
const firstLook = 0.6;
/** Of one page; each may cost a stop. */
const most = 300;

const positioned = /^(?:absolute|fixed)$/;
const drawn = /^(?:img|svg|picture|video|canvas|iframe|button|input|select|textarea)$/;

/**
 * Elements that have their place in the page, with something in it, but are transparent or invisible there: a script may
 * show them once they are scrolled into the window. Outermost ones only; what is positioned (a closed menu, the slides
 * of a carousel) opens otherwise.
 */
export function nodesAwaitingScroll(dom: Dom): DomNode[] {
  const isHidden = (node: DomNode): boolean => {
    if (node.document !== 0 || !node.box || node.box.width < 2 || node.box.height < 2) return false;
    if (node.box.y + node.box.height <= dom.viewport.height * firstLook) return false;
    return Number(node.style.opacity) < faint || node.style.visibility === 'hidden';
  };
  const holdsSomething = (node: DomNode): boolean =>
    [node, ...descendantsOf(dom, node)].some(({ tag, ownText }) => ownText !== '' || drawn.test(tag));
  const hidden = new Set(dom.nodes.filter(isHidden));
  return [...hidden]
    .filter((node) => {
      if (closest(dom, node, (other) => positioned.test(other.style.position))) return false;
      const above = closest(dom, node, (other) => other !== node && hidden.has(other));
      return above === undefined && holdsSomething(node);
    })
    .slice(0, most);
}

/**
 * Where to scroll, px from the top in order, for each of those boxes to be well inside a window of that height for
 * once: what is taller than the window passes through it.
 */
export function scrollStopsFor(
  boxes: readonly { readonly y: number; readonly height: number }[],
  windowHeight: number,
): number[] {
  const step = windowHeight * 0.6;
  const places = boxes
    .flatMap(({ y, height }) => {
      const count = Math.max(1, Math.ceil(height / step));
      return Array.from({ length: count }, (_, at) => y + (height * (at + 0.5)) / count);
    })
    .sort((a, b) => a - b);
  const stops: number[] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place <= reach) continue;
    // A little above the middle of the window, so that the next ones are inside as well.
    const stop = Math.max(0, Math.round(place - windowHeight * 0.3));
    stops.push(stop);
    reach = stop + windowHeight * 0.7;
  }
  return stops;
}
