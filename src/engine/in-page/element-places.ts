import type { PlacedBox } from './raw-dom.ts';

/** Places of elements on the page, those of frames included. Holds as long as nothing scrolls or moves. */
export interface ElementPlaces {
  /** Null: it is not drawn. */
  boxOf(element: Element): PlacedBox | null;
  /** The lines of an element that is laid out in several. */
  linesOf(element: Element): PlacedBox[];
}

export function openElementPlaces(): ElementPlaces {
  const origins = new Map<Document, { x: number; y: number }>([[document, { x: scrollX, y: scrollY }]]);

  /** Where a document’s viewport begins on the page. */
  function originOf(owner: Document): { x: number; y: number } {
    const known = origins.get(owner);
    if (known) return known;
    const host = owner.defaultView?.frameElement;
    const around = host ? originOf(host.ownerDocument) : { x: 0, y: 0 };
    const rect = host?.getBoundingClientRect();
    const origin = {
      x: around.x + (rect?.x ?? 0) + (host?.clientLeft ?? 0),
      y: around.y + (rect?.y ?? 0) + (host?.clientTop ?? 0),
    };
    origins.set(owner, origin);
    return origin;
  }
  return {
    boxOf: (element) =>
      element.getClientRects().length === 0
        ? null
        : placed(element.getBoundingClientRect(), originOf(element.ownerDocument)),
    linesOf: (element) =>
      Array.from(element.getClientRects(), (line) => placed(line, originOf(element.ownerDocument))),
  };
}

function placed(rect: DOMRect, origin: { x: number; y: number }): PlacedBox {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    x: tenth(rect.x + origin.x),
    y: tenth(rect.y + origin.y),
    width: tenth(rect.width),
    height: tenth(rect.height),
  };
}
