import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-piege-clavier',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: ['RGAA 12.9.1', 'WCAG 2.1.2'],
  rgaa: ['12.9'],
  title: {
    fail: 'Le clavier reste piégé dans un élément',
    pass: 'Le clavier n’est piégé nulle part',
  },
  why: 'La personne qui n’utilise pas la souris ne peut plus sortir de l’élément : elle doit fermer la page.',
  fix: 'Laisser les touches Tab, Maj+Tab et Échap agir normalement. Une fenêtre qui garde le focus doit se fermer avec Échap ou un bouton.',
  artifacts: ['keyboard'],
  evaluate({ keyboard }) {
    if (!keyboard || keyboard.walked === false)
      return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    if (keyboard.trap) return { status: 'fail', evidence: [{ type: 'element', ...keyboard.trap }] };
    return keyboard.steps.length === 0 ? { status: 'inapplicable' } : { status: 'pass' };
  },
});
