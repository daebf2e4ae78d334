import { elementEvidence, visible } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

/** Rounding of layouts; less is no scroll bar. */
const tolerancePx = 2;

export default defineRule({
  id: 'seo-mobile-debordement',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: ['Google, indexation mobile'],
  parent: 'seo-viewport',
  title: {
    fail: 'La page dépasse de {excess} px sur un téléphone',
    pass: 'La page tient dans la largeur d’un téléphone',
  },
  why: 'Il faut faire défiler la page de côté pour lire chaque ligne.',
  fix: 'Laisser les images, les tableaux et les blocs rétrécir avec l’écran (largeurs en pourcentage, max-width: 100 %).',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const excess = Math.round(dom.page.width - dom.viewport.width);
    if (excess <= tolerancePx) return { status: 'pass' };
    const culprits = visible(dom.nodes).filter(
      (node) => node.box !== null && node.box.x + node.box.width > dom.viewport.width + tolerancePx,
    );
    const leaves = culprits.filter((node) => !culprits.some((other) => other.parent === node.index));
    const shown = leaves.slice(0, 10).map((node) => elementEvidence(dom, node));
    return {
      status: 'fail',
      values: { excess },
      extent: excess,
      occurrences: Math.max(1, leaves.length),
      evidence: [
        {
          type: 'value',
          label: 'Largeur de la page',
          value: `${dom.page.width} px`,
          expected: `${dom.viewport.width} px`,
        },
        ...shown,
      ],
    };
  },
});
