/** One element met by the walk. `frame` is true for an `iframe` whose document was entered. */
export interface WalkedElement {
  readonly element: Element;
  readonly parent: number;
  readonly document: number;
  readonly inShadow: boolean;
  entered: boolean;
}

/** Where the walk stands among the children of one holder. */
interface Place {
  next: Element | null;
  readonly parent: number;
  readonly document: number;
  readonly inShadow: boolean;
}

/**
 * Elements in document order: an open shadow tree and the document of a same-origin frame come
 * right after their host; what is inside `svg` is left out. `count` goes on beyond the limit. No depth exhausts it. The
 * same walk is made over the protocol’s tree (`match-backend-ids.ts`): keep both in step.
 */
export function walkElements(root: ParentNode, limit: number): { list: WalkedElement[]; count: number } {
  const list: WalkedElement[] = [];
  let count = 0;
  let documents = 0;
  const places: Place[] = [];

  function enter(holder: ParentNode, parent: number, document: number, inShadow: boolean): void {
    places[places.length] = { next: holder.firstElementChild, parent, document, inShadow };
  }

  function frameDocument(element: Element): Document | null {
    try {
      return (element as HTMLIFrameElement).contentDocument;
    } catch {
      return null;
    }
  }

  function visit(element: Element, { parent, document, inShadow }: Place): void {
    count += 1;
    const index = list.length;
    const kept = index < limit;
    const walked: WalkedElement = { element, parent, document, inShadow, entered: false };
    if (kept) list[index] = walked;
    const self = kept ? index : parent;
    if (element.localName === 'svg' && element.namespaceURI === 'http://www.w3.org/2000/svg') return;
    if (element.localName === 'iframe' || element.localName === 'frame') {
      const inner = frameDocument(element);
      if (!inner?.documentElement || !kept) return;
      walked.entered = true;
      documents += 1;
      enter(inner, self, documents, false);
      return;
    }
    enter(element, self, document, inShadow);
    // Entered last, left first: what a shadow tree holds comes before the children of its host.
    if (element.shadowRoot) enter(element.shadowRoot, self, document, true);
  }

  enter(root, -1, 0, false);
  while (places.length > 0) {
    const place = places[places.length - 1] as Place;
    const element = place.next;
    if (element) {
      place.next = element.nextElementSibling;
      visit(element, place);
    } else places.length -= 1;
  }
  return { list, count };
}
