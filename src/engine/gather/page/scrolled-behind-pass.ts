/**
 * Runs in our isolated world, before axe: puts there what tells of the texts that stay in the window while parts of the page pass
 * behind them. axe-core looks for what is behind such a text among what stays too: a picture or a section that the
 * page scrolls is not seen, and the colour of the page is taken for the ground of the text.
 */
export function findScrolledBehind(): void {
  const drawn = new Set(['img', 'svg', 'video', 'canvas', 'iframe', 'object', 'embed']);
  const world = globalThis as { constatScrolledBehind?: (element: Element) => boolean };
  let painters: DOMRect[] | null = null;

  const around = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

  const isClear = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

  function isPainted(element: Element): boolean {
    const isPage = element === document.documentElement || element === document.body;
    return [null, '::before', '::after'].some((pseudo) => {
      const { backgroundColor, backgroundImage, content } = getComputedStyle(element, pseudo);
      if (pseudo && (content === 'none' || content === 'normal')) return false;
      return backgroundImage !== 'none' || (!isPage && !isClear(backgroundColor));
    });
  }

  /** Places of what is drawn in the window and does not stay there: axe sees what stays. */
  function listPainters(): DOMRect[] {
    const found: DOMRect[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT, (node) => {
      const element = node as Element;
      const { position, display } = getComputedStyle(element);
      if (display === 'none' || position === 'fixed') return NodeFilter.FILTER_REJECT;
      return NodeFilter.FILTER_ACCEPT;
    });
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const element = node as Element;
      if (element instanceof SVGElement && element.localName !== 'svg') continue;
      const rect = element.getBoundingClientRect();
      if (rect.width < 2 || rect.height < 2 || rect.top > innerHeight || rect.bottom < 0) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (drawn.has(element.localName) || isPainted(element)) found.push(rect);
    }
    return found;
  }

  function placesOf(element: Element): DOMRect[] {
    const range = document.createRange();
    const places = [...element.childNodes].flatMap((child) => {
      if (child.nodeType !== Node.TEXT_NODE || child.nodeValue?.trim() === '') return [];
      range.selectNodeContents(child);
      return [...range.getClientRects()];
    });
    return places.length > 0 ? places : [element.getBoundingClientRect()];
  }

  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  const holds = (outer: DOMRect, inner: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;

  world.constatScrolledBehind = (element) => {
    const places = placesOf(element);
    for (let up: Element | null = element; up; up = around(up)) {
      const { position, backgroundColor } = getComputedStyle(up);
      const isOpaque = !isClear(backgroundColor) && !/^rgba\(|\//.test(backgroundColor);
      const box = up.getBoundingClientRect();
      if (isOpaque && places.every((place) => holds(box, place))) return false;
      if (position !== 'fixed') continue;
      painters ??= listPainters();
      return painters.some((rect) => places.some((place) => meet(rect, place)));
    }
    return false;
  };
}
