import type { DomNode } from '../../artifacts.ts';
import { crampedTargets, touchTargetsOf } from '../../derive/dom/touch-targets.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'seo-mobile-cibles',
  version: 6,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 2.2, 2.5.8' }],
  title: {
    fail: 'Des liens ou des boutons sont trop petits et trop serrés sur un téléphone',
    pass: 'Les liens et les boutons sont faciles à toucher sur un téléphone',
  },
  why: 'On touche le voisin par erreur, surtout quand la main tremble ou que l’on marche.',
  fix: 'Donner à chaque lien et bouton au moins 24 × 24 pixels, ou les espacer d’autant.',
  judges: 'icons',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const targets = touchTargetsOf(dom);
    if (targets.length === 0) return { status: 'inapplicable', reason: 'rien à toucher' };
    const wrong = crampedTargets(targets);
    if (wrong.length === 0) return { status: 'pass' };
    const areas = new Map(wrong.map(({ node, box }) => [node, box]));
    const sizeOf = (node: DomNode) => {
      const { width, height } = areas.get(node) ?? { width: 0, height: 0 };
      return `${Math.round(width)} × ${Math.round(height)} px`;
    };
    return { status: 'fail', ...evidenceOfNodes(dom, [...areas.keys()], sizeOf) };
  },
});
