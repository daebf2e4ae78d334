import { formatNumber } from '#contract/french.ts';
import { defineRule } from '../../rule.ts';

const mostScreens = 15;

export default defineRule({
  id: 'qual-page-trop-longue',
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: ['Bonne pratique'],
  title: {
    fail: 'La page fait {screens} écrans de téléphone de haut',
    pass: 'La longueur de la page est raisonnable',
  },
  why: 'Le visiteur se lasse avant la fin et ne voit jamais le bas de la page.',
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
