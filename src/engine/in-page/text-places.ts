/** Places in the window, CSS px. */
export type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** Lines of the element’s own text; its whole box where it has none. */
export function textPlaces(element: Element): DOMRect[] {
  const range = document.createRange();
  const places = [...element.childNodes].flatMap((child) => {
    if (child.nodeType !== Node.TEXT_NODE || child.nodeValue?.trim() === '') return [];
    range.selectNodeContents(child);
    return [...range.getClientRects()];
  });
  return places.length > 0 ? places : [element.getBoundingClientRect()];
}

/** They share more than one pixel both ways. */
export const meet = (one: Edges, other: Edges): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** The whole of it, but for a pixel at an edge. */
export const surrounds = (outer: Edges, inner: Edges): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1;

/** What holds an element, out of its shadow tree too. */
export const holderOf = (element: Element): Element | null =>
  element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
