import { isLinkBar, isPlainData, layoutShare, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'rgaa-tableau-sans-th',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 5.6.1' },
    { kind: 'standard', title: 'RGAA 5.6.2' },
  ],
  rgaa: ['5.6'],
  title: {
    fail: 'Un tableau de données n’a pas d’en-têtes',
    pass: 'Les tableaux de données ont des en-têtes',
  },
  messages: { unsure: 'Un tableau sans en-têtes contient peut-être des données : à vérifier' },
  why: 'Un lecteur d’écran lit chaque valeur sans dire à quelle ligne ni à quelle colonne elle appartient.',
  fix: 'Baliser les intitulés de la première ligne ou de la première colonne en th au lieu de td.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = tablesOf(dom).filter(
      (table) => !table.neutral && !table.nested && table.rows.length > 1 && (table.rows[0]?.length ?? 0) > 1,
    );
    if (tables.length === 0) return { status: 'inapplicable' };
    const bare = tables.filter(
      (table) => table.headers.length === 0 && layoutShare(dom, table) < 0.5 && !isLinkBar(dom, table),
    );
    const certain = bare.filter((table) => table.rows.length > 2 && isPlainData(dom, table));
    const proof = (list: typeof bare) =>
      evidenceOfNodes(
        dom,
        list.map(({ node }) => node),
      );
    if (certain.length > 0) return { status: 'fail', ...proof(certain) };
    if (bare.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'unsure', ...proof(bare) };
  },
});
