import { drivenPage, hoverContent, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-contenu-survol.ts';

ruleCases(rule, {
  'a menu that Escape closes': { artifacts: drivenPage({ hoverReveal: [hoverContent()] }), verdict: 'pass' },
  'a menu that Escape leaves open': {
    artifacts: drivenPage({
      hoverReveal: [hoverContent({ hiddenByEscape: false, staysUnderPointer: true }), hoverContent()],
    }),
    verdict: 'review',
    title: 'Un contenu qui s’ouvre au survol ne se ferme pas avec Échap : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'la touche Échap ne le ferme pas' }],
  },
  'a button shown at the end of its row covers nothing': {
    artifacts: drivenPage({
      hoverReveal: [hoverContent({ hiddenByEscape: false, staysUnderPointer: true, covers: false })],
    }),
    verdict: 'pass',
  },
  'a note in the margin that covers nothing and flees the pointer': {
    artifacts: drivenPage({ hoverReveal: [hoverContent({ hiddenByEscape: false, covers: false })] }),
    verdict: 'review',
    title: 'Un contenu qui s’ouvre au survol disparaît quand le pointeur va dessus : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'il disparaît quand le pointeur va dessus' }],
  },
  'a panel that the pointer could not reach': {
    artifacts: drivenPage({
      hoverReveal: [hoverContent({ hiddenByEscape: false, staysUnderPointer: null, covers: true })],
    }),
    verdict: 'review',
    title: 'Un contenu qui s’ouvre au survol ne se ferme pas avec Échap : à vérifier',
    evidence: [{ type: 'element', selector: '#x', note: 'la touche Échap ne le ferme pas' }],
  },
  'a bubble that flees the pointer': {
    artifacts: drivenPage({ hoverReveal: [hoverContent({ hiddenByEscape: false })] }),
    verdict: 'review',
    title: 'Un contenu qui s’ouvre au survol ne se ferme pas avec Échap : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'la touche Échap ne le ferme pas et il disparaît quand le pointeur va dessus',
      },
    ],
  },
  'nothing opens': { artifacts: drivenPage(), verdict: 'inapplicable', reason: 'rien ne s’ouvre au survol' },
  ...unlookedCases('hoverReveal'),
});
