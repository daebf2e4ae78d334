import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { type Table, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const isHeader = (cell: DomNode | undefined): boolean => cell?.tag === 'th';

/** Headers on the first row and down the first column: the reach of each must be said. */
function hasTwoAxes({ rows }: Table): boolean {
  const [first, ...others] = rows;
  return (first ?? []).slice(1).some(isHeader) && others.some((row) => isHeader(row[0]));
}

const cited = (dom: Dom): ReadonlySet<string> =>
  new Set(dom.nodes.flatMap(({ attributes }) => (attributes.headers ?? '').split(/\s+/)));

export default defineRule({
  id: 'rgaa-th-sans-portee',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 5.7.1' }],
  rgaa: ['5.7.1'],
  parent: 'rgaa-tableau-sans-th',
  title: {
    fail: 'Des en-têtes de tableau n’indiquent pas leur portée',
    pass: 'Les en-têtes de tableau indiquent leur portée',
  },
  why: 'Quand un tableau a des en-têtes de lignes et de colonnes, un lecteur d’écran peut lire une valeur avec le mauvais intitulé.',
  fix: 'Ajouter scope="col" aux en-têtes de colonnes et scope="row" aux en-têtes de lignes.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const headers = tablesOf(dom)
      .filter((table) => !table.neutral && hasTwoAxes(table))
      .flatMap((table) => table.headers.filter((cell) => cell.tag === 'th' && textOf(dom, cell) !== ''));
    const pointed = cited(dom);
    return judgeElements(
      dom,
      headers,
      ({ attributes }) => !attributes.scope && !attributes.role && !pointed.has(attributes.id ?? ' '),
    );
  },
});
