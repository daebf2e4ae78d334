import { formatNumber } from '#contract/french.ts';
import { defineRule, threshold } from '../../rule.ts';

const mostScreens = threshold(15, { ours: 'few visitors scroll past fifteen screens' });

export default defineRule({
  id: 'qual-page-trop-longue',
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'La page est très longue ({screens} écrans de téléphone)',
    pass: 'La longueur de la page est raisonnable',
  },
  why: 'Ce qui se trouve en bas d’une page très longue est peu vu.',
  fix: 'Découper la page par sujets, ou mettre en tête un sommaire et l’essentiel.',
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile' || dom.viewport.height === 0)
      return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const screens = dom.page.height / dom.viewport.height;
    if (screens <= mostScreens) return { status: 'pass' };
    return {
      status: 'fail',
      values: { screens: formatNumber(screens) },
      extent: screens,
      evidence: [
        {
          type: 'value',
          label: 'Hauteur',
          value: `${formatNumber(dom.page.height)} px`,
          expected: `au plus ${formatNumber(mostScreens * dom.viewport.height)} px`,
        },
      ],
    };
  },
});
