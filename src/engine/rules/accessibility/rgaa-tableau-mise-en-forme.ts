import type { Dom } from '../../artifacts.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { layoutShare, type Table, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** No sign of data at all, and blocks, forms or images in nearly every cell. */
function isLayout(dom: Dom, { node, caption, headers, neutral, rows }: Table): boolean {
  if (neutral || caption || headers.length > 0 || node.attributes.role || node.attributes.summary)
    return false;
  return rows.flat().some((cell) => textOf(dom, cell) !== '');
}

export default defineRule({
  id: 'rgaa-tableau-mise-en-forme',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 5.3.1'],
  rgaa: ['5.3'],
  title: {
    fail: 'Un tableau sert à la mise en page sans être neutralisé',
    pass: 'Aucun tableau de mise en page non neutralisé n’a été relevé',
  },
  messages: { likely: 'Un tableau sert peut-être à la mise en page : à vérifier' },
  why: 'Il est annoncé comme un tableau de données : lignes, colonnes et cellules encombrent la lecture.',
  fix: 'Remplacer le tableau par une mise en page CSS ou, à défaut, lui ajouter role="presentation".',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = tablesOf(dom).filter((table) => isLayout(dom, table));
    if (tables.length === 0) return { status: 'inapplicable' };
    const sure = tables.filter((table) => layoutShare(dom, table) > 0.8);
    const likely = tables.filter(
      (table) =>
        layoutShare(dom, table) > 0.5 ||
        table.rows.length === 1 ||
        table.rows.every((row) => row.length === 1),
    );
    const proof = (list: readonly Table[]) =>
      evidenceOfNodes(
        dom,
        list.map(({ node }) => node),
      );
    if (sure.length > 0) return { status: 'fail', ...proof(sure) };
    if (likely.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'likely', ...proof(likely) };
  },
});
