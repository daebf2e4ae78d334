import type { DomNode } from '../../artifacts.ts';
import { crampedTargets, touchTargetsOf } from '../../derive/dom/touch-targets.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'wcag-cible-petite',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 2.5.8' }],
  // On a telephone that one is shown, once.
  sameDefectAs: 'seo-mobile-cibles',
  title: {
    fail: 'Des liens ou des boutons font moins de 24 pixels et sont trop proches d’un autre',
    pass: 'Les liens et les boutons sont assez grands, ou assez espacés',
  },
  why: 'Qui tremble, ou vise mal avec une souris ou un doigt, active le voisin par erreur. Cette demande des WCAG 2.2 n’est pas encore une obligation du RGAA.',
  fix: 'Donner à chaque lien et bouton au moins 24 × 24 pixels, ou laisser autour de lui la place d’un cercle de ce diamètre.',
  judges: 'icons',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const targets = touchTargetsOf(dom);
    if (targets.length === 0) return { status: 'inapplicable' };
    const wrong = crampedTargets(targets);
    if (wrong.length === 0) return { status: 'pass' };
    const areas = new Map(wrong.map(({ node, box }) => [node, box]));
    const sizeOf = (node: DomNode) => {
      const { width = 0, height = 0 } = areas.get(node) ?? {};
      return `${Math.round(width)} × ${Math.round(height)} px`;
    };
    return { status: 'fail', ...evidenceOfNodes(dom, [...areas.keys()], sizeOf) };
  },
});
