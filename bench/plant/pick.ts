/** A page that a fault is put into. */
export interface Planting {
  readonly document: Document;
  readonly random: () => number;
}

/** Puts one fault into the page and tells where; null where the page has no place for it. */
export type Plant = (planting: Planting) => Element | null;

/** One kind of fault. */
export interface Operator {
  readonly name: string;
  /** Class of faults, as the table groups them. */
  readonly group: string;
  /** Rules whose new fault or doubt is about this one, and no other’s. */
  readonly by: RegExp;
  readonly plant: Plant;
}

/** Makes operators of one group. */
export const operator =
  (group: string) =>
  (name: string, by: RegExp, plant: Plant): Operator => ({ name, group, by, plant });

/** One of them; null of none. */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item | null =>
  items[Math.floor(random() * items.length)] ?? null;

const unseen =
  'script,style,template,noscript,svg,[hidden],[aria-hidden="true"],.modal,.collapse,.d-none,.sr-only,.visually-hidden';

/** What the browser showed of each page: a fault put where nobody looks is none. */
const shown = new WeakMap<Document, ReadonlySet<Element>>();

/** Tells which elements of the page are shown, by their selectors. */
export function setShown(document: Document, selectors: readonly string[]): void {
  shown.set(document, new Set(selectors.flatMap((selector) => document.querySelector(selector) ?? [])));
}

/** Elements of that kind that people see, with text where asked. */
export function seen(document: Document, selector: string, { minText = 0 } = {}): HTMLElement[] {
  const inBrowser = shown.get(document);
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      (inBrowser?.has(element) ?? true) &&
      !element.closest(unseen) &&
      (element.textContent ?? '').replace(/\s+/g, ' ').trim().length >= minText,
  );
}

/** One of these elements, changed. */
export const change =
  (
    selector: string,
    edit: (element: HTMLElement, planting: Planting) => Element | null | undefined,
    minText = 0,
  ): Plant =>
  (planting) => {
    const element = oneOf(seen(planting.document, selector, { minText }), planting.random);
    if (!element) return null;
    const edited = edit(element, planting);
    return edited === undefined ? element : edited;
  };

/** HTML put after a paragraph, a list or a heading of the page’s content; gives its first element. */
export const insert =
  (html: string | ((random: () => number) => string)): Plant =>
  ({ document, random }) => {
    const places = seen(document, 'p,ul,h2,h3', { minText: 20 }).filter(
      (element) => !element.closest('header,nav,footer,a,button,li,table,form'),
    );
    const place = oneOf(places, random);
    if (!place) return null;
    place.insertAdjacentHTML('afterend', typeof html === 'string' ? html : html(random));
    return place.nextElementSibling;
  };

/** An element under another name, with what it held. */
export function renamed(
  element: Element,
  name: string,
  keep: (attribute: string) => boolean = () => true,
): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes)
    if (keep(attribute)) other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Styles at the end of the head, so that they win. */
export function addStyle(document: Document, css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** A script at the end of the body. */
export function addScript(document: Document, code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
}

/** An id to point at that element by. */
export function idOf(element: Element, random: () => number): string {
  if (!element.id) element.id = `e${Math.floor(random() * 1e9).toString(36)}`;
  return element.id;
}
