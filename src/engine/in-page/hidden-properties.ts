import { hiddenNames, ownName } from '../shared/hidden-names.ts';
import { elementsByNumber } from './element-numbers.ts';

/**
 * Where a part of the page is called like a property that it may hide (`form.nodeName` is then that field), gives those
 * properties a second name in our isolated world, by which `gather/without-hiding.ts` has an engine ask for them. The page
 * sees none of it.
 * @returns whether it was needed, and done
 */
export function openHiddenProperties(): boolean {
  const names = new Set(hiddenNames);
  if (!elementsByNumber().some((element) => hides(element, names))) return false;
  const all = prototypesOf();
  for (const name of hiddenNames) {
    for (const holder of all) {
      const own = Object.getOwnPropertyDescriptor(holder, name);
      if (own)
        Object.defineProperty(holder, ownName(name), { ...own, enumerable: false, configurable: true });
    }
    // What is no node has no property hidden.
    if (Object.hasOwn(Object.prototype, ownName(name))) continue;
    Object.defineProperty(Object.prototype, ownName(name), {
      configurable: true,
      get(this: Record<string, unknown>) {
        return this[name];
      },
    });
  }
  return true;
}

function hides(element: Element, names: ReadonlySet<string>): boolean {
  // Of the prototype: a form may hide its own.
  const { getAttribute } = Element.prototype;
  const given = (attribute: string) => names.has(getAttribute.call(element, attribute) ?? '');
  return given('name') || given('id');
}

/** Of all kinds of nodes. */
function prototypesOf(): object[] {
  const globals = window as unknown as Record<string, { readonly prototype?: unknown } | undefined>;
  const kinds = Object.getOwnPropertyNames(window).filter((name) =>
    /^(?:Node|EventTarget|CharacterData|ShadowRoot|Element|Document|[A-Z]\w+(?:Element|Document|Fragment))$/.test(
      name,
    ),
  );
  const prototypes = kinds.map((name) => globals[name]?.prototype);
  return prototypes.filter((prototype) => typeof prototype === 'object' && prototype !== null);
}
