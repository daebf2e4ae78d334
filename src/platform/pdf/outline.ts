import {
  catalogOf,
  dictAt,
  isText,
  type PdfDict,
  type PdfFile,
  resolve,
  textOf,
  wordsOf,
} from './pdf-values.ts';
import { pagesOf, placeOf } from './structure.ts';

export interface Bookmark {
  readonly title: string;
  /** From 1; 0 when it leads nowhere. */
  readonly page: number;
  /** From the foot of the page, points. */
  readonly y: number;
  readonly level: number;
}

/** The items of the outline in their order, with how deep they stand. */
function* itemsOf(file: PdfFile, parent: PdfDict | undefined, level = 1): Generator<[PdfDict, number]> {
  let item = dictAt(file, parent, 'First');
  while (item) {
    yield [item, level];
    yield* itemsOf(file, item, level + 1);
    item = dictAt(file, item, 'Next');
  }
}

/** Chromium writes the title of a heading twice in a row where a page break moved it: once is enough. */
export function mendBookmarks(file: PdfFile): void {
  for (const [item] of itemsOf(file, dictAt(file, catalogOf(file), 'Outlines'))) {
    const words = titleOf(file, item);
    const half = words.slice(0, words.length / 2);
    if (half !== '' && half + half === words) item.set('Title', textOf(half));
  }
}

function titleOf(file: PdfFile, item: PdfDict): string {
  const title = resolve(file, item.get('Title'));
  return isText(title) ? wordsOf(title) : '';
}

/** The bookmarks in their order. */
export function outlineOf(file: PdfFile): Bookmark[] {
  const order = new Map(pagesOf(file).map(({ number }, index) => [number, index + 1]));
  return [...itemsOf(file, dictAt(file, catalogOf(file), 'Outlines'))].map(([item, level]) => {
    const place = placeOf(file, item.get('Dest'), order);
    return { title: titleOf(file, item), page: place?.page ?? 0, y: place?.y ?? 0, level };
  });
}
