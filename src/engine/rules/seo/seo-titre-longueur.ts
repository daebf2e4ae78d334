import { arialWidthPx } from '#reference/arial-widths.ts';
import { defineRule, threshold } from '../../rule.ts';

const shortest = threshold(15, { ours: 'fewer letters name no subject' });
const longest = threshold(65, {
  ours: 'more letters are cut in results; told by their number where fonts are unknown',
});
const linePx = threshold(600, {
  ours: 'Engines give a title one line of about 600 px, in Arial of 20 px, and cut what is wider (measures of Moz, 2016; Lumar’s default)',
});
const letterPx = 20;

export default defineRule({
  id: 'seo-titre-longueur',
  version: 4,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention des référenceurs' }],
  title: {
    fail: 'Le titre de la page compte {length} caractères',
    pass: 'Le titre de la page a une longueur adaptée',
  },
  why: 'Trop court, il ne dit rien ; trop long, il est coupé dans les résultats de recherche.',
  fix: 'Écrire un titre de 15 à 65 caractères, de préférence 30 à 60 : le sujet de la page, puis le nom du site.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const title = dom.title.trim();
    if (title === '') return { status: 'inapplicable', reason: 'aucun titre' };
    const length = [...title].length;
    const fits = length <= longest || arialWidthPx(title, letterPx) <= linePx;
    if (length >= shortest && fits) return { status: 'pass' };
    return {
      status: 'fail',
      values: { length },
      extent: Math.max(length - longest, shortest - length),
      evidence: [{ type: 'value', label: 'Titre', value: title, expected: '15 à 65 caractères' }],
    };
  },
});
