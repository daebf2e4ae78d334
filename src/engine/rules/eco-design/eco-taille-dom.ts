import { formatNumber } from '#contract/french.ts';
import { defineRule, threshold } from '../../rule.ts';

const bound = threshold(700, {
  ours: 'Elements outside svg. Bounds of Constat; the median page has about 693',
});

export default defineRule({
  id: 'eco-taille-dom',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 6.5' }],
  title: { fail: 'La page compte {count} éléments', pass: 'Le nombre d’éléments de la page est maîtrisé' },
  why: 'Une page trop fournie fatigue les appareils anciens et consomme de la batterie.',
  fix: 'Simplifier la structure, retirer les blocs cachés et paginer les longues listes.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.elementCount <= bound) return { status: 'pass' };
    const count = formatNumber(dom.elementCount);
    return {
      status: 'fail',
      values: { count },
      extent: dom.elementCount,
      evidence: [
        { type: 'value', label: 'Éléments', value: count, expected: `au plus ${formatNumber(bound)}` },
      ],
    };
  },
});
