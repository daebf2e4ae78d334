import { catalogOf, dictAt, isText, type PdfDict, type PdfFile, resolve, wordsOf } from './pdf-values.ts';
import { pagesOf, placeOf } from './structure.ts';

export interface Bookmark {
  readonly title: string;
  /** From 1; 0 when it leads nowhere. */
  readonly page: number;
  /** From the foot of the page, points. */
  readonly y: number;
  readonly level: number;
}

/** The bookmarks in their order. */
export function outlineOf(file: PdfFile): Bookmark[] {
  const order = new Map(pagesOf(file).map(({ number }, index) => [number, index + 1]));
  const bookmarks: Bookmark[] = [];
  const walk = (parent: PdfDict | undefined, level: number): void => {
    let item = dictAt(file, parent, 'First');
    while (item) {
      const title = resolve(file, item.get('Title'));
      const place = placeOf(file, item.get('Dest'), order);
      bookmarks.push({
        title: isText(title) ? wordsOf(title) : '',
        page: place?.page ?? 0,
        y: place?.y ?? 0,
        level,
      });
      walk(item, level + 1);
      item = dictAt(file, item, 'Next');
    }
  };
  walk(dictAt(file, catalogOf(file), 'Outlines'), 1);
  return bookmarks;
}
