import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'rgaa-focus-retire',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 7.3.2' }],
  rgaa: ['7.3.2'],
  title: {
    fail: 'Un élément perd le focus dès qu’il le reçoit',
    pass: 'Aucun élément ne retire le focus du clavier',
  },
  why: 'Au clavier, l’élément est impossible à activer et la navigation repart du début de la page.',
  fix: 'Supprimer l’appel à blur() quand l’élément reçoit le focus ; pour changer l’apparence du contour, utiliser :focus-visible.',
  judges: 'layout',
  artifacts: ['dom', 'keyboard'],
  evaluate({ dom, keyboard }) {
    const wrong = dom.nodes.filter(
      ({ attributes, focusable }) =>
        focusable && /\bblur\s*\(/.test(`${attributes.onfocus ?? ''} ${attributes.onfocusin ?? ''}`),
    );
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    // Scripts may do it too: without the walk nothing proves that none does.
    if (!keyboard || keyboard.walked === false)
      return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    return { status: 'pass' };
  },
});
