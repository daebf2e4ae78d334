import { drivenPage, hoverContent } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-survol.ts';

ruleCases(rule, {
  'a menu that Escape closes': { artifacts: drivenPage({ hoverReveal: [hoverContent()] }), verdict: 'pass' },
  'a menu that Escape leaves open': {
    artifacts: drivenPage({
      hoverReveal: [hoverContent({ hiddenByEscape: false, staysUnderPointer: true }), hoverContent()],
    }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'la touche Échap ne le ferme pas' }],
  },
  'a bubble that flees the pointer': {
    artifacts: drivenPage({ hoverReveal: [hoverContent({ hiddenByEscape: false })] }),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: '#x',
        note: 'la touche Échap ne le ferme pas et il disparaît quand le pointeur va dessus',
      },
    ],
  },
  'nothing opens': { artifacts: drivenPage(), verdict: 'inapplicable', reason: 'rien ne s’ouvre au survol' },
  'a page that was not driven': {
    artifacts: withBody('<p>x</p>'),
    verdict: 'inapplicable',
    reason: 'non testé sur cette page',
  },
  'a check that was not finished': {
    artifacts: drivenPage({ hoverReveal: null }),
    verdict: 'error',
    reason: 'contrôle interrompu avant la fin',
  },
});
