import { defineRule } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'qual-mode-sombre-illisible',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'WCAG 1.4.3' },
    { kind: 'ours', title: 'bonne pratique' },
  ],
  title: {
    fail: 'Du texte devient difficile à lire en mode sombre',
    pass: 'Le texte reste lisible en mode sombre',
  },
  why: 'La page change de couleurs quand l’appareil est en mode sombre, mais certains textes n’ont pas suivi : ils se confondent avec le fond.',
  fix: 'Dans les styles du mode sombre, redéfinir ensemble la couleur du texte et celle du fond, avec un contraste d’au moins 4,5 (3 pour les grands textes).',
  judges: 'layout',
  artifacts: ['moves'],
  moves: ['darkScheme'],
  evaluate({ moves }) {
    const { result, without } = driven(moves, 'darkScheme');
    if (!result) return without;
    if (!result.changes) return { status: 'inapplicable', reason: 'pas de mode sombre' };
    if (result.contrastFailures === 0) return { status: 'pass' };
    const { evidence } = drivenProof(result.elements, ({ message }) => message);
    return { status: 'fail', evidence, occurrences: result.contrastFailures };
  },
});
