import type { SampleKind, SamplePage } from '#contract/sample.ts';
import { nameOfAddress, pageNameLength } from '#contract/sample.ts';

/** A page of a sample as it is edited; `key` stays while it moves. */
export interface EditedPage extends SamplePage {
  readonly key: number;
}

/** The audit to draw pages from, and the draw that was made. */
export interface DrawnPages {
  readonly auditId: string;
  readonly draw: number;
  /** Pages that it was made among; null where none was made yet. */
  readonly from: number | null;
}

let keys = 0;
const withKey = (page: SamplePage): EditedPage => {
  keys += 1;
  return { ...page, key: keys };
};

export const editedPages = (pages: readonly SamplePage[]): EditedPage[] => pages.map(withKey);

export const samplePages = (rows: readonly EditedPage[]): SamplePage[] =>
  rows.map(({ url, name, kind }) => ({ url: url.trim(), name: name.trim(), kind }));

/** The page one place higher (-1) or lower (1); where it has no such place nothing changes. */
export function moved(rows: readonly EditedPage[], key: number, by: -1 | 1): readonly EditedPage[] {
  const at = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return rows;
  return rows.map((one, index) => (index === at ? other : index === at + by ? row : one));
}

/** Addresses that were read, behind the others, under the names of their paths; those already there are left out. */
export function withAddresses(
  rows: readonly EditedPage[],
  urls: readonly string[],
): { readonly rows: readonly EditedPage[]; readonly added: number; readonly known: number } {
  const has = new Set(rows.map(({ url }) => url));
  const fresh = urls.filter((url) => !has.has(url));
  const kind: SampleKind = 'other';
  const added = fresh.map((url) => withKey({ url, name: nameOfAddress(url), kind }));
  return { rows: [...rows, ...added], added: added.length, known: urls.length - fresh.length };
}

/** Another draw in the place of the pages drawn before. */
export function withDraw(
  rows: readonly EditedPage[],
  proposed: readonly SamplePage[],
): readonly EditedPage[] {
  const kept = rows.filter(({ kind }) => kind !== 'random');
  const has = new Set(kept.map(({ url }) => url));
  const drawn = proposed.filter(({ kind, url }) => kind === 'random' && !has.has(url));
  return [...kept, ...drawn.map(withKey)];
}

/** What is wrong with the names before anything is sent, by field; the server judges addresses. */
export function nameErrors(rows: readonly EditedPage[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ name }, index) => {
      const length = name.trim().length;
      if (length === 0) return [[`name.${index}`, 'Donnez un nom à cette page.']];
      if (length <= pageNameLength) return [];
      return [[`name.${index}`, `Ce nom dépasse ${pageNameLength} caractères : raccourcissez-le.`]];
    }),
  );
}
