import { layoutClaimOf, type Table, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'rgaa-tableau-mise-en-forme',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 5.3.1' }],
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
    const tables = tablesOf(dom).map((table) => ({ table, claim: layoutClaimOf(dom, table) }));
    if (tables.every(({ claim }) => claim === null)) return { status: 'inapplicable' };
    const claimed = (wanted: string) =>
      tables.filter(({ claim }) => claim === wanted).map(({ table }) => table);
    const [sure, likely] = [claimed('sure'), claimed('likely')];
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
