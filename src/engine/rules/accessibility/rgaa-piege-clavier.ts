import { defineRule } from '../../rule.ts';
import { movedProof } from '../verdicts/moved.ts';

export default defineRule({
  id: 'rgaa-piege-clavier',
  version: 3,
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
  artifacts: ['keyboard', 'moves'],
  moves: ['keyboardTraps'],
  evaluate({ keyboard, moves }) {
    const walked = keyboard && keyboard.walked !== false ? keyboard : null;
    const tried = movedProof(moves?.keyboardTraps ?? []);
    const met = walked?.trap ? [walked.trap] : [];
    const others = tried.evidence.filter(
      (proof) => !met.some(({ snippet }) => proof.type === 'element' && proof.snippet === snippet),
    );
    const evidence = [...met.map((trap) => ({ type: 'element' as const, ...trap })), ...others];
    if (evidence.length > 0) return { status: 'fail', evidence };
    // The few elements that listen to the keyboard tell nothing of the rest of a page.
    if (!walked) return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    return walked.steps.length === 0 ? { status: 'inapplicable' } : { status: 'pass' };
  },
});
