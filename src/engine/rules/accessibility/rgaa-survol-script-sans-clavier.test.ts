import { drivenPage, hoverContent, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-survol-script-sans-clavier.ts';

const shown = (...contents: Parameters<typeof hoverContent>[0][]) =>
  drivenPage({ hoverReveal: contents.map((changes) => hoverContent({ rule: null, ...changes })) });

ruleCases(rule, {
  'a menu that a script opens for the pointer and the focus': {
    artifacts: shown({ byKeyboard: 'focus' }, { byKeyboard: 'button' }),
    verdict: 'pass',
  },
  'a menu that a script opens for the pointer alone': {
    artifacts: shown({ byKeyboard: 'none' }),
    verdict: 'fail',
    title: 'Un script ne montre un contenu qu’au survol de la souris, jamais au clavier',
    evidence: [{ type: 'element', selector: '#x', note: 'montre « Texte »' }],
  },
  'an explanation on something that takes no focus': {
    artifacts: shown({ byKeyboard: 'unreachable', holdsControl: false }),
    verdict: 'review',
    title: 'Un script ne montre un texte qu’au survol de la souris : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'montre « Texte »' }],
  },
  'a menu and an explanation': {
    artifacts: shown({ byKeyboard: 'unreachable', holdsControl: false }, { byKeyboard: 'unreachable' }),
    verdict: 'fail',
    title: 'Un script ne montre un contenu qu’au survol de la souris, jamais au clavier',
    evidence: [{ type: 'element', selector: '#x', note: 'montre « Texte »' }],
    occurrences: 1,
  },
  'what styles show is judged elsewhere': {
    artifacts: drivenPage({ hoverReveal: [hoverContent({ byKeyboard: 'none' })] }),
    verdict: 'inapplicable',
    reason: 'aucun script ne montre rien au survol',
  },
  'nothing comes with the pointer': {
    artifacts: shown(),
    verdict: 'inapplicable',
    reason: 'aucun script ne montre rien au survol',
  },
  ...unlookedCases('hoverReveal'),
  'words seen nowhere else, on something that takes no focus': {
    artifacts: shown({
      byKeyboard: 'unreachable',
      holdsControl: false,
      target: { ...hoverContent().target, text: 'offre valable jusqu’au 31 décembre' },
    }),
    verdict: 'fail',
    title: 'Un script ne montre un contenu qu’au survol de la souris, jamais au clavier',
    evidence: [{ type: 'element', selector: '#x', note: 'montre « offre valable jusqu’au 31 décembre »' }],
  },
});
