import {
  asName,
  catalogOf,
  dictAt,
  isDict,
  isList,
  isRef,
  type PdfDict,
  type PdfFile,
  type PdfValue,
  resolve,
} from './pdf-values.ts';

/** An element of the structure that readers follow: a heading, a list, a table… */
export interface StructureElement {
  readonly role: string;
  readonly dict: PdfDict;
  /** Number of its object; 0 for one written inside another. */
  readonly number: number;
  readonly parent: string;
}

/** Every element of the structure in reading order. */
export function* structureOf(file: PdfFile): Generator<StructureElement> {
  const root = dictAt(file, catalogOf(file), 'StructTreeRoot');
  if (root) yield* elementsUnder(file, root.get('K'), '');
}

function* elementsUnder(
  file: PdfFile,
  value: PdfValue | undefined,
  parent: string,
): Generator<StructureElement> {
  const seen = resolve(file, value);
  if (isList(seen)) for (const one of seen) yield* elementsUnder(file, one, parent);
  if (!isDict(seen)) return;
  const role = asName(seen.get('S'));
  if (role !== null) yield { role, dict: seen, number: isRef(value) ? value.ref : 0, parent };
  if (seen.has('K')) yield* elementsUnder(file, seen.get('K'), role ?? parent);
}

/** The pages in their order: number of the object, dictionary. */
export function pagesOf(file: PdfFile): { readonly number: number; readonly dict: PdfDict }[] {
  const pages: { number: number; dict: PdfDict }[] = [];
  const walk = (value: PdfValue | undefined): void => {
    const dict = resolve(file, value);
    if (!isDict(dict)) return;
    const kids = resolve(file, dict.get('Kids'));
    if (isList(kids)) for (const kid of kids) walk(kid);
    else if (isRef(value)) pages.push({ number: value.ref, dict });
  };
  walk(catalogOf(file).get('Pages'));
  return pages;
}

/** On which page (from 1) each named place of the document is: the anchors that links lead to. */
export function placesOf(file: PdfFile): Map<string, { readonly page: number; readonly y: number }> {
  const order = new Map(pagesOf(file).map(({ number }, index) => [number, index + 1]));
  const places = new Map<string, { page: number; y: number }>();
  for (const [name, value] of dictAt(file, catalogOf(file), 'Dests') ?? []) {
    const place = placeOf(file, value, order);
    if (place) places.set(name, place);
  }
  return places;
}

export function placeOf(
  file: PdfFile,
  value: PdfValue | undefined,
  order: ReadonlyMap<number, number>,
): { readonly page: number; readonly y: number } | null {
  const list = resolve(file, value);
  if (!isList(list) || !isRef(list[0])) return null;
  const page = order.get(list[0].ref);
  return page === undefined ? null : { page, y: typeof list[3] === 'number' ? list[3] : 0 };
}
