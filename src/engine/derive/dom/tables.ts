import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { byTag, childrenOf, closest, descendantsOf, textOf } from './dom.ts';
import { holdsImage, wordCount } from './names.ts';

export interface Table {
  readonly node: DomNode;
  /** Own rows (nested tables left out), each with its `td` and `th`. */
  readonly rows: readonly (readonly DomNode[])[];
  readonly caption: DomNode | undefined;
  readonly headers: readonly DomNode[];
  /** `role="presentation"` or `none`. */
  readonly neutral: boolean;
  readonly nested: boolean;
}

/** Exposed tables of the page. */
export const tablesOf = memoise((dom: Dom): readonly Table[] =>
  byTag(dom, 'table')
    .filter((node) => node.exposed)
    .map((node) => tableOf(dom, node)),
);

function tableOf(dom: Dom, node: DomNode): Table {
  const own = descendantsOf(dom, node).filter(
    (inner) => inner.exposed && closest(dom, inner, (up) => up.tag === 'table') === node,
  );
  const rows = own
    .filter((inner) => inner.tag === 'tr')
    .map((row) => childrenOf(dom, row).filter((cell) => cell.exposed && /^t[dh]$/.test(cell.tag)))
    .filter((cells) => cells.length > 0);
  const above = dom.nodes[node.parent];
  return {
    node,
    rows,
    caption: childrenOf(dom, node).find((child) => child.tag === 'caption'),
    headers: own.filter(
      ({ tag, attributes }) => tag === 'th' || /^(columnheader|rowheader)$/.test(attributes.role ?? ''),
    ),
    neutral: /^(presentation|none)$/.test(node.attributes.role ?? ''),
    nested: above !== undefined && closest(dom, above, (up) => up.tag === 'table') !== undefined,
  };
}

const spanOf = (cell: DomNode, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(1, Number.parseInt(cell.attributes[name] ?? '1', 10) || 1), spanLimit);
const spanLimit = 1000;

/** The table as a grid: which cell covers each square, spans counted. */
function gridOf({ rows }: Table): readonly (readonly (DomNode | undefined)[])[] {
  const grid: (DomNode | undefined)[][] = rows.map(() => []);
  rows.forEach((cells, at) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column += 1;
      const width = spanOf(cell, 'colspan');
      for (let down = 0; down < spanOf(cell, 'rowspan'); down += 1)
        for (let right = 0; right < width; right += 1) {
          const row = grid[at + down];
          if (row) row[column + right] = cell;
        }
      column += width;
    }
  });
  return grid;
}

/**
 * Every header says something of a filled cell: below it, or beside it on its row, as its `scope` says when it says.
 * Cells of a row of headers alone are no data.
 */
export function everyHeaderHasData(dom: Dom, table: Table): boolean {
  const grid = gridOf(table);
  const isFilled = (cell: DomNode | undefined) =>
    cell !== undefined && (textOf(dom, cell) !== '' || holdsImage(dom, cell));
  const data = grid.map((row) => (row.some((cell) => cell?.tag === 'td') ? row : []));
  const headers = new Set(table.headers.filter((header) => textOf(dom, header) !== ''));
  grid.forEach((row, at) => {
    row.forEach((header, column) => {
      if (!header || !headers.has(header)) return;
      const scope = header.attributes.scope?.trim().toLowerCase() ?? '';
      const below = data.slice(at + 1).map((other) => other[column]);
      const beside = row.filter((cell) => cell?.tag === 'td');
      const cells = [...(scope.startsWith('row') ? [] : below), ...(scope.startsWith('col') ? [] : beside)];
      if (cells.some((cell) => cell !== header && isFilled(cell))) headers.delete(header);
    });
  });
  return headers.size === 0;
}

const blocks = new Set([
  'table',
  'form',
  'iframe',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'nav',
  'section',
  'div',
]);

/** Share of cells that hold blocks, forms or images rather than a value; rows that only keep a distance say nothing. */
export function layoutShare(dom: Dom, table: Table): number {
  const cells = table.rows.filter((row) => row.some((cell) => !isBlank(dom, cell))).flat();
  const heavy = cells.filter((cell) =>
    descendantsOf(dom, cell).some((inner) => blocks.has(inner.tag) || inner.field || inner.image),
  );
  return cells.length === 0 ? 0 : heavy.length / cells.length;
}

/** No words and nothing to see or to use. */
const isBlank = (dom: Dom, cell: DomNode): boolean =>
  textOf(dom, cell).trim() === '' &&
  !descendantsOf(dom, cell).some(({ tag, field, image }) => field || image || isShown.test(tag));
const isShown = /^(?:img|svg|video|audio|canvas|iframe|object|embed|table)$/;

/**
 * Whether a table lays out the page, as far as its markup says: `sure` with blocks, forms or images in nearly every cell,
 * `likely` with many of them, one row or one column. Null where it says itself what it is, and without any text.
 */
export function layoutClaimOf(dom: Dom, table: Table): 'sure' | 'likely' | 'unlikely' | null {
  const { node, caption, headers, neutral, rows } = table;
  if (neutral || caption || headers.length > 0 || node.attributes.role || node.attributes.summary)
    return null;
  if (!rows.flat().some((cell) => textOf(dom, cell) !== '')) return null;
  if (isGridOfValues(dom, table)) return 'unlikely';
  const share = layoutShare(dom, table);
  if (share > 0.8) return 'sure';
  return share > 0.5 || rows.length === 1 || rows.every((row) => row.length === 1) ? 'likely' : 'unlikely';
}

/** Even rows of short values, each in a `div` perhaps, as editors and scripts write cells. */
function isGridOfValues(dom: Dom, { rows }: Table): boolean {
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 3 || columns < 2 || rows.some((row) => row.length !== columns)) return false;
  const filled = rows.flat().filter((cell) => !isBlank(dom, cell));
  const isValue = (cell: DomNode) =>
    textOf(dom, cell).length <= shortCell &&
    !descendantsOf(dom, cell).some(
      ({ tag, field, image }) => (blocks.has(tag) && tag !== 'div') || field || image || tag === 'a',
    );
  return filled.length > rows.length && filled.every(isValue);
}

const barRows = 3;

/** A bar of links laid out in cells (previous, up, next), with titles perhaps: nothing in it is data. */
export function isLinkBar(dom: Dom, { rows, nested }: Table): boolean {
  const cells = rows.flat().filter(({ tag }) => tag === 'td');
  const linksOf = (cell: DomNode) => descendantsOf(dom, cell).filter(({ tag }) => tag === 'a');
  // « [ ] » around an arrow says nothing: words alone count.
  const saysMore = (cell: DomNode) =>
    wordCount(textOf(dom, cell)) >
    wordCount(
      linksOf(cell)
        .map((link) => textOf(dom, link))
        .join(' '),
    );
  return (
    !nested &&
    rows.length <= barRows &&
    cells.some((cell) => linksOf(cell).length > 0) &&
    !cells.some((cell) => saysMore(cell))
  );
}

const shortCell = 60;

/** Looks like data without doubt: at least 2×2, even rows, short plain values in nearly every cell. */
export function isPlainData(dom: Dom, table: Table): boolean {
  if (table.neutral || table.nested || table.rows.length < 2) return false;
  const widths = new Set(table.rows.map((row) => row.length));
  const columns = Math.max(...widths);
  if (columns < 2 || widths.size > 2 || layoutShare(dom, table) > 0.1) return false;
  const texts = table.rows.flat().map((cell) => textOf(dom, cell));
  const plain = texts.filter((text) => text !== '' && text.length <= shortCell);
  return plain.length / texts.length >= 0.8;
}
