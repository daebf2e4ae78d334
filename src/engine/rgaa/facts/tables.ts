import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf } from '../../derive/dom/dom.ts';
import { isPlainData, type Table, tablesOf } from '../../derive/dom/tables.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasNone, hasRole, isAllSeen } from './seen.ts';

const hasNoTable = (dom: Dom): boolean =>
  isAllSeen(dom) &&
  hasNone(dom, 'table') &&
  !contentNodes(dom).some((node) => hasRole(node, /^(table|grid|treegrid|rowgroup|row|cell)$/));

/** Tables whose structure can be read: all exposed, none made of ARIA roles. */
const readableTables = (dom: Dom): readonly Table[] | null => {
  const tables = tablesOf(dom);
  const byRole = contentNodes(dom).some((node) => node.tag !== 'table' && hasRole(node, /^(table|.*grid)$/));
  return isAllSeen(dom) && !byRole && tables.length === byTag(dom, 'table').length ? tables : null;
};

/** Looks or is marked like a header. */
const isEmphasised = (dom: Dom, cell: DomNode): boolean =>
  [cell, ...descendantsOf(dom, cell)].some(
    ({ tag, style }) => /^(b|strong|th|h\d)$/.test(tag) || Number(style.fontWeight) >= 600,
  );

/** Headers in the first row or the first column only, no merged cell, nothing emphasised elsewhere. */
function isSimple(dom: Dom, { node, rows, nested }: Table): boolean {
  const inside = descendantsOf(dom, node);
  const width = rows[0]?.length ?? 0;
  const merged = inside.some(({ attributes }) => attributes.colspan ?? attributes.rowspan);
  if (nested || merged || width === 0 || inside.filter(({ tag }) => tag === 'tbody').length > 1) return false;
  return rows.every(
    (cells, row) =>
      cells.length === width &&
      cells.every(
        (cell, column) =>
          row === 0 ||
          column === 0 ||
          (cell.tag === 'td' && !cell.attributes.role && !isEmphasised(dom, cell)),
      ),
  );
}

export const noTable = provable(['dom'], ({ dom }) => hasNoTable(dom));
export const noComplexTable = provable(
  ['dom'],
  ({ dom }) => hasNoTable(dom) || (readableTables(dom)?.every((table) => isSimple(dom, table)) ?? false),
);
export const noLayoutTable = provable(
  ['dom'],
  ({ dom }) =>
    hasNoTable(dom) ||
    (readableTables(dom)?.every(
      (table) => isPlainData(dom, table) && (table.headers.length > 0 || table.caption !== undefined),
    ) ??
      false),
);
export const noTitledTable = provable(
  ['dom'],
  ({ dom }) =>
    hasNoTable(dom) ||
    (readableTables(dom)?.every(
      ({ node, caption }) =>
        caption === undefined &&
        !closest(dom, node, ({ tag }) => tag === 'figure') &&
        ['title', 'aria-label', 'aria-labelledby', 'aria-describedby', 'summary'].every(
          (name) => !node.attributes[name],
        ),
    ) ??
      false),
);
