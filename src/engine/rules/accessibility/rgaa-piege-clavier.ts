import { foldText } from '#contract/fold-text.ts';
import { defineRule } from '../../rule.ts';
import { drivenProof, interrupted } from '../verdicts/driven-page.ts';

const key = String.raw`\b(?:(?:ctrl|control|alt|maj|shift|cmd) ?\+ ?\w|touche|key|echap|esc|escape|f\d{1,2})\b`;
const out = String.raw`\b(?:sortir|quitter|exit|leave)\b`;
const tellsWayOut = new RegExp(
  `${key}[^.]{0,60}${out}|${out}[^.]{0,60}${key}|\\b(?:comment (?:sortir|quitter)|how to (?:exit|leave|go to the next))\\b`,
);

export default defineRule({
  id: 'rgaa-piege-clavier',
  version: 4,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 12.9.1' },
    { kind: 'standard', title: 'WCAG 2.1.2' },
  ],
  rgaa: ['12.9'],
  title: {
    fail: 'Le clavier reste piégé dans un élément',
    pass: 'Le clavier n’est piégé nulle part',
  },
  messages: {
    documented: 'Le clavier est retenu dans un élément, et la page dit comment en sortir : à vérifier',
  },
  why: 'La personne qui n’utilise pas la souris ne peut plus sortir de l’élément : elle doit fermer la page.',
  fix: 'Laisser les touches Tab, Maj+Tab et Échap agir normalement. Une fenêtre qui garde le focus doit se fermer avec Échap ou un bouton.',
  advice: {
    documented: { why: 'La personne qui n’a pas lu comment sortir de l’élément y reste enfermée.' },
  },
  artifacts: ['keyboard', 'moves', 'dom'],
  moves: ['keyboardTraps'],
  evaluate({ keyboard, moves, dom }) {
    const walked = keyboard && keyboard.walked !== false ? keyboard : null;
    const tried = drivenProof(moves?.keyboardTraps ?? []);
    const met = walked?.trap ? [walked.trap] : [];
    const others = tried.evidence.filter(
      (proof) => !met.some(({ snippet }) => proof.type === 'element' && proof.snippet === snippet),
    );
    const evidence = [...met.map((trap) => ({ type: 'element' as const, ...trap })), ...others];
    // WCAG 2.1.2: another way out will do, where people are told of it.
    if (evidence.length > 0 && tellsWayOut.test(foldText(dom.text)))
      return { status: 'review', message: 'documented', evidence };
    if (evidence.length > 0) return { status: 'fail', evidence };
    // The few elements that listen to the keyboard tell nothing of the rest of a page.
    if (!walked) return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    if (walked.steps.length === 0) return { status: 'inapplicable' };
    return interrupted(moves, 'keyboardTraps') ?? { status: 'pass' };
  },
});
