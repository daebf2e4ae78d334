import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, parentOf } from './dom.ts';
import { isShown } from './visibility.ts';

const smallestRow = 3;
/** How far a link or a button may stand inside its item of a menu. */
const depth = 3;
const rightToLeft = /^(?:ar|fa|he|ur|yi|ps|ckb|sd)\b/i;

/** Rows or columns of at least three items with a link or a button each, shown in the reverse order of the code. */
export function reversedRows(dom: Dom): readonly (readonly DomNode[])[] {
  const rows: (readonly DomNode[])[] = [];
  for (const items of itemsByHolder(dom).values()) {
    if (items.length < smallestRow || runsRightToLeft(dom, items[0])) continue;
    const pairs = items.slice(1).map((item, at) => [items[at]?.box, item.box] as const);
    if ([goesLeft, goesUp].some((goes) => pairs.every(([box, next]) => box && next && goes(box, next))))
      rows.push(items);
  }
  return rows;
}

/** Children of one element that hold a link or a button, in the order of the code. */
function itemsByHolder(dom: Dom): ReadonlyMap<DomNode, readonly DomNode[]> {
  const holders = new Map<DomNode, DomNode[]>();
  for (const node of dom.nodes) {
    if (!node.tabbable || !isShown(node) || node.document !== 0) continue;
    let item = node;
    for (let level = 0; level < depth; level += 1) {
      const holder = parentOf(dom, item);
      if (!holder) break;
      const items = holders.get(holder) ?? [];
      if (items.at(-1) !== item) items.push(item);
      holders.set(holder, items);
      item = holder;
    }
  }
  return holders;
}

function runsRightToLeft(dom: Dom, node: DomNode | undefined): boolean {
  if (!node) return false;
  return [node, ...ancestorsOf(dom, node)].some(
    ({ attributes, tag }) =>
      attributes.dir === 'rtl' || (tag === 'html' && rightToLeft.test(attributes.lang ?? '')),
  );
}

const shares = (from: number, length: number, other: number, otherLength: number): boolean =>
  Math.min(from + length, other + otherLength) - Math.max(from, other) > Math.min(length, otherLength) / 2;
/** `next` stands wholly before `box` on the same line. */
const goesLeft = (box: Box, next: Box): boolean =>
  next.x + next.width <= box.x + 1 && shares(box.y, box.height, next.y, next.height);
/** `next` stands wholly above `box` in the same column. */
const goesUp = (box: Box, next: Box): boolean =>
  next.y + next.height <= box.y + 1 && shares(box.x, box.width, next.x, next.width);
