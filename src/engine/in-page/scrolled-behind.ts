import { isUnhidden } from './is-seen.ts';
import { holderOf, meet, surrounds, textPlaces } from './text-places.ts';

const drawn = new Set(['img', 'svg', 'video', 'canvas', 'iframe', 'object', 'embed']);

/** Places in the window of what is drawn there and does not stay there; null: not listed since the page was last looked at. */
let painters: readonly DOMRect[] | null = null;

/** Before axe looks at the page: what it scrolls is listed anew. */
export function findScrolledBehind(): void {
  painters = null;
}

/**
 * The text stays in the window while parts of the page pass behind it. axe-core looks for what is behind such a text among
 * what stays too: a picture or a section that the page scrolls is not seen, and the colour of the page is taken for the
 * ground of the text.
 */
export function isScrolledBehind(element: Element): boolean {
  const places = textPlaces(element);
  for (let up: Element | null = element; up; up = holderOf(up)) {
    const { position, backgroundColor } = getComputedStyle(up);
    const isOpaque = !isClear(backgroundColor) && !/^rgba\(|\//.test(backgroundColor);
    const box = up.getBoundingClientRect();
    if (isOpaque && places.every((place) => surrounds(box, place))) return false;
    if (position !== 'fixed') continue;
    painters ??= listPainters();
    return painters.some((rect) => places.some((place) => meet(rect, place)));
  }
  return false;
}

const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

function isPainted(element: Element): boolean {
  const isPage = element === document.documentElement || element === document.body;
  return [null, '::before', '::after'].some((pseudo) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, pseudo);
    if (pseudo && (content === 'none' || content === 'normal')) return false;
    return backgroundImage !== 'none' || (!isPage && !isClear(backgroundColor));
  });
}

/** What is drawn in the window and does not stay there: axe sees what stays. */
function listPainters(): DOMRect[] {
  const found: DOMRect[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT, (node) => {
    const { position, display } = getComputedStyle(node as Element);
    if (display === 'none' || position === 'fixed') return NodeFilter.FILTER_REJECT;
    return NodeFilter.FILTER_ACCEPT;
  });
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const element = node as Element;
    if (element instanceof SVGElement && element.localName !== 'svg') continue;
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2 || rect.top > innerHeight || rect.bottom < 0) continue;
    if (!isUnhidden(element)) continue;
    if (drawn.has(element.localName) || isPainted(element)) found.push(rect);
  }
  return found;
}
