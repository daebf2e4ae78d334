/** One element met by the walk. `frame` is true for an `iframe` whose document was entered. */
export interface WalkedElement {
  readonly element: Element;
  readonly parent: number;
  readonly document: number;
  readonly inShadow: boolean;
  entered: boolean;
}

/**
 * Runs in the page. Elements in document order: an open shadow tree and the document of a same-origin frame come
 * right after their host; what is inside `svg` is left out. `count` goes on beyond the limit. The same walk is made
 * over the protocol’s tree (`match-backend-ids.ts`): keep both in step.
 */
export function walkElements(root: Document, limit: number): { list: WalkedElement[]; count: number } {
  const list: WalkedElement[] = [];
  let count = 0;
  let documents = 0;

  function visitChildren(holder: ParentNode, parent: number, document: number, inShadow: boolean): void {
    for (let child = holder.firstElementChild; child; child = child.nextElementSibling)
      visit(child, parent, document, inShadow);
  }

  function visit(element: Element, parent: number, document: number, inShadow: boolean): void {
    count += 1;
    const index = list.length;
    const kept = index < limit;
    const walked: WalkedElement = { element, parent, document, inShadow, entered: false };
    if (kept) list.push(walked);
    const self = kept ? index : parent;
    if (element.localName === 'svg' && element.namespaceURI === 'http://www.w3.org/2000/svg') return;
    if (element.shadowRoot) visitChildren(element.shadowRoot, self, document, true);
    if (element.localName === 'iframe' || element.localName === 'frame') {
      const inner = frameDocument(element);
      if (inner?.documentElement && kept) {
        walked.entered = true;
        documents += 1;
        visitChildren(inner, self, documents, false);
      }
      return;
    }
    visitChildren(element, self, document, inShadow);
  }

  function frameDocument(element: Element): Document | null {
    try {
      return (element as HTMLIFrameElement).contentDocument;
    } catch {
      return null;
    }
  }

  visitChildren(root, -1, 0, false);
  return { list, count };
}
