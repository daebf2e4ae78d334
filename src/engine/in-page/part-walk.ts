import { partRoots } from './part-roots.ts';
import { type WalkedElement, walkElements } from './walk-elements.ts';

/** Walks what came, with what holds it; the order is the document’s, one root after the other. */
export function walkParts(limit: number): { list: WalkedElement[]; count: number } {
  const list: WalkedElement[] = [];
  const places = new Map<Element, number>();
  const add = (element: Element, parent: number) => {
    const at = list.push({ element, parent, document: 0, inShadow: false, entered: false }) - 1;
    places.set(element, at);
    return at;
  };
  for (const root of partRoots()) {
    const chain: Element[] = [];
    for (let up = root.parentElement; up && !places.has(up); up = up.parentElement) chain.unshift(up);
    for (const element of chain) add(element, places.get(element.parentElement as Element) ?? -1);
    const self = add(root, places.get(root.parentElement as Element) ?? -1);
    if (root.localName === 'svg' || root.localName === 'iframe') continue;
    // As the walk over the page does: what a shadow tree holds comes before the children of its host.
    for (const holder of [root.shadowRoot, root]) {
      if (!holder) continue;
      const offset = list.length;
      for (const one of walkElements(holder, limit - list.length).list)
        list.push({
          ...one,
          parent: one.parent < 0 ? self : one.parent + offset,
          inShadow: one.inShadow || (holder !== root && one.document === 0),
        });
    }
  }
  return { list, count: list.length };
}
