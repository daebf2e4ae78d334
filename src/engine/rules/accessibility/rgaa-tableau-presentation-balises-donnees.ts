import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf } from '../../derive/dom/dom.ts';
import { isLinkBar, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const dataTags = new Set(['th', 'caption', 'thead', 'tfoot', 'colgroup']);

function keepsDataMarkup(dom: Dom, table: DomNode): boolean {
  if (table.attributes.summary) return true;
  return descendantsOf(dom, table)
    .filter((inner) => closest(dom, inner, (up) => up.tag === 'table') === table)
    .some(
      ({ tag, attributes }) => dataTags.has(tag) || attributes.scope || attributes.headers || attributes.axis,
    );
}

export default defineRule({
  id: 'rgaa-tableau-presentation-balises-donnees',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 5.8.1' }],
  rgaa: ['5.8'],
  title: {
    fail: 'Un tableau de mise en page garde un balisage de données',
    pass: 'Les tableaux de mise en page sont neutres',
  },
  messages: { bar: 'Un tableau qui range des liens garde un balisage de données : à vérifier' },
  why: 'Il reste annoncé en partie comme un tableau de données : la lecture est hachée.',
  fix: 'Retirer de ce tableau th, caption, thead, tfoot et les attributs scope, headers et summary.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = byTag(dom, 'table').filter(
      (table) => table.exposed && /^(presentation|none)$/.test(table.attributes.role ?? ''),
    );
    const bars = tablesOf(dom)
      .filter((table) => !table.neutral && isLinkBar(dom, table) && keepsDataMarkup(dom, table.node))
      .map(({ node }) => node);
    const wrong = tables.filter((table) => keepsDataMarkup(dom, table));
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    if (bars.length > 0) return { status: 'review', message: 'bar', ...evidenceOfNodes(dom, bars) };
    return tables.length > 0 ? { status: 'pass' } : { status: 'inapplicable' };
  },
});
