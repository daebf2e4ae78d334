import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** The visible element just before the table, or before the block that only wraps it. */
function before(dom: Dom, node: DomNode): DomNode | undefined {
  const parent = parentOf(dom, node);
  if (!parent) return undefined;
  const siblings = childrenOf(dom, parent).filter((child) => child.visible);
  const previous = siblings[siblings.indexOf(node) - 1];
  return previous ?? (siblings.length === 1 ? before(dom, parent) : undefined);
}

/** The visible elements after the table, or after the blocks that only wrap it. */
function after(dom: Dom, node: DomNode): readonly DomNode[] {
  const parent = parentOf(dom, node);
  if (!parent) return [];
  const siblings = childrenOf(dom, parent).filter((child) => child.visible);
  return siblings.length === 1 && parent.tag !== 'body'
    ? after(dom, parent)
    : siblings.slice(siblings.indexOf(node) + 1);
}

const numbered = /^(tableau|table)\s*(n°\s*)?\d+/i;
const isNumbered = (dom: Dom, node: DomNode): boolean => numbered.test(textOf(dom, node));

/** The heading opens a section that says more than the table: it is no title of the table alone. */
function opensMore(dom: Dom, table: DomNode): boolean {
  const [next] = after(dom, table);
  return next !== undefined && headingLevelOf(next) === null && textOf(dom, next) !== '';
}

function titleOf(dom: Dom, table: DomNode): 'sure' | 'likely' | null {
  const previous = before(dom, table);
  const text = previous ? textOf(dom, previous) : '';
  // A sentence speaks of the table; it does not name it.
  if (!previous || text === '' || wordCount(text) > 15 || /[.!?;]$/.test(text)) return null;
  if (isNumbered(dom, previous) && /^(p|div)$/.test(previous.tag)) {
    // Titles written below: this one names the table above it, and the next one this table.
    const [next] = after(dom, table);
    const above = before(dom, previous);
    const isBelow =
      next !== undefined && isNumbered(dom, next) && above !== undefined && holdsTable(dom, above);
    return isBelow ? 'likely' : 'sure';
  }
  if (headingLevelOf(previous) !== null) return opensMore(dom, table) ? null : 'likely';
  return /^tableau\b/i.test(text) ? 'likely' : null;
}

const holdsTable = (dom: Dom, node: DomNode): boolean =>
  node.tag === 'table' || descendantsOf(dom, node).some(({ tag }) => tag === 'table');

export default defineRule({
  id: 'rgaa-tableau-titre-non-associe',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 5.4.1' }],
  rgaa: ['5.4'],
  title: {
    fail: 'Le titre d’un tableau n’est pas associé au tableau',
    pass: 'Les titres de tableaux sont associés à leur tableau',
  },
  messages: { likely: 'Un titre précède un tableau sans lui être associé : à vérifier' },
  why: 'Le titre visible n’est pas annoncé quand on arrive dans le tableau : on ne sait pas de quoi il parle.',
  fix: 'Placer le titre dans une balise caption, ou le relier avec aria-labelledby.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = tablesOf(dom).filter((table) => !table.neutral && table.headers.length > 0);
    if (tables.length === 0) return { status: 'inapplicable' };
    const loose = tables
      .filter(({ node, caption }) => !caption && ariaNameOf(dom, node) === '' && !node.attributes.title)
      .map(({ node }) => node);
    const sure = loose.filter((node) => titleOf(dom, node) === 'sure');
    if (sure.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, sure) };
    const likely = loose.filter((node) => titleOf(dom, node) === 'likely');
    return likely.length > 0
      ? { status: 'review', message: 'likely', ...evidenceOfNodes(dom, likely) }
      : { status: 'pass' };
  },
});
