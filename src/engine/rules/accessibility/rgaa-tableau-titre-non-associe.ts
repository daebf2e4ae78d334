import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { tablesOf } from '../../derive/dom/tables.ts';
import { proofOf } from '../../derive/proof.ts';
import { defineRule } from '../../rule.ts';

/** The visible element just before the table, or before the block that only wraps it. */
function before(dom: Dom, node: DomNode): DomNode | undefined {
  const parent = parentOf(dom, node);
  if (!parent) return undefined;
  const siblings = childrenOf(dom, parent).filter((child) => child.visible);
  const previous = siblings[siblings.indexOf(node) - 1];
  return previous ?? (siblings.length === 1 ? before(dom, parent) : undefined);
}

function titleOf(dom: Dom, table: DomNode): 'sure' | 'likely' | null {
  const previous = before(dom, table);
  const text = previous ? textOf(dom, previous) : '';
  if (!previous || text === '' || wordCount(text) > 15) return null;
  if (previous.tag === 'p' && /^tableau\s*(n°\s*)?\d+/i.test(text)) return 'sure';
  return headingLevelOf(previous) !== null || /:$/.test(text) || /^tableau\b/i.test(text) ? 'likely' : null;
}

export default defineRule({
  id: 'rgaa-tableau-titre-non-associe',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 5.4.1'],
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
    if (sure.length > 0) return { status: 'fail', ...proofOf(dom, sure) };
    const likely = loose.filter((node) => titleOf(dom, node) === 'likely');
    return likely.length > 0
      ? { status: 'review', message: 'likely', ...proofOf(dom, likely) }
      : { status: 'pass' };
  },
});
