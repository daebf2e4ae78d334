import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-focus-invisible',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 10.7.1', 'WCAG 2.4.7'],
  rgaa: ['10.7'],
  title: {
    fail: 'Au clavier, on ne voit pas où l’on est',
    pass: 'Au clavier, l’élément actif se voit',
  },
  why: 'Qui n’utilise pas la souris avance de lien en lien avec la touche Tab. Si rien ne change à l’écran, il est impossible de savoir ce que l’on va activer.',
  fix: 'Ne pas supprimer le contour (outline:none). Prévoir un style net, par exemple :focus-visible { outline: 3px solid; outline-offset: 2px; }.',
  everyView: true,
  judges: 'layout',
  artifacts: ['keyboard'],
  evaluate({ keyboard }) {
    if (!keyboard) return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    if (keyboard.steps.length === 0) return { status: 'inapplicable' };
    const wrong = keyboard.steps.filter((step) => !step.focusVisible);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ selector, snippet }) => ({ type: 'element', selector, snippet })),
      occurrences: wrong.length,
    };
  },
});
