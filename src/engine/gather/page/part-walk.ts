import type { PartGlobals } from './part-pass.ts';
import type { WalkedElement } from './walk-elements.ts';

/** Walks what came, with what holds it; the order is the document’s, one root after the other. */
export function walkParts(
  walk: (root: Document, limit: number) => { list: WalkedElement[]; count: number },
  limit: number,
): { list: WalkedElement[]; count: number } {
  const { constatRoots = [] } = globalThis as unknown as PartGlobals;
  const list: WalkedElement[] = [];
  const places = new Map<Element, number>();
  const add = (element: Element, parent: number) => {
    const at = list.push({ element, parent, document: 0, inShadow: false, entered: false }) - 1;
    places.set(element, at);
    return at;
  };
  for (const root of constatRoots) {
    const chain: Element[] = [];
    for (let up = root.parentElement; up && !places.has(up); up = up.parentElement) chain.unshift(up);
    for (const element of chain) add(element, places.get(element.parentElement as Element) ?? -1);
    const self = add(root, places.get(root.parentElement as Element) ?? -1);
    if (root.localName === 'svg' || root.localName === 'iframe') continue;
    const offset = list.length;
    const inside = walk(root as unknown as Document, limit - list.length).list;
    for (const one of inside) list.push({ ...one, parent: one.parent < 0 ? self : one.parent + offset });
  }
  return { list, count: list.length };
}

/** Before `domPass` numbers the part alone: keeps the numbers of the view. */
export function beginPartPass(): void {
  const world = globalThis as unknown as PartGlobals;
  world.constatPartIndexes = new Map(world.constatIndexes);
}

/**
 * After it: the numbers of the view again, new elements after the last of them. Gives the number of each element of the
 * pass, and where each root stands in it.
 */
export function joinPart(): { numbers: number[]; roots: number[] } {
  const world = globalThis as unknown as PartGlobals;
  const ofView = world.constatPartIndexes ?? new Map<Element, number>();
  const elements = [...(world.constatIndexes?.keys() ?? [])];
  const numbers = elements.map((element) => {
    const number = ofView.get(element) ?? ofView.size;
    ofView.set(element, number);
    return number;
  });
  world.constatIndexes = ofView;
  const places = new Map(elements.map((element, at) => [element, at]));
  return { numbers, roots: (world.constatRoots ?? []).map((root) => places.get(root) ?? -1) };
}
