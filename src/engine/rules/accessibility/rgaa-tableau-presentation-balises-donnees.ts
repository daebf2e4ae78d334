import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf, judgeElements } from '../../derive/dom.ts';
import { defineRule } from '../../rule.ts';

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
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 5.8.1'],
  rgaa: ['5.8'],
  title: {
    fail: 'Un tableau de mise en page garde un balisage de données',
    pass: 'Les tableaux de mise en page sont neutres',
  },
  why: 'Il reste annoncé en partie comme un tableau de données : la lecture est hachée.',
  fix: 'Retirer de ce tableau th, caption, thead, tfoot et les attributs scope, headers et summary.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = byTag(dom, 'table').filter(
      (table) => table.exposed && /^(presentation|none)$/.test(table.attributes.role ?? ''),
    );
    return judgeElements(dom, tables, (table) => keepsDataMarkup(dom, table));
  },
});
