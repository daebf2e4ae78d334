import { animatedPage } from '#tests/support/animations.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-gif-anime.ts';

ruleCases(rule, {
  'played once, in three seconds': { artifacts: animatedPage({ plays: 1 }), verdict: 'pass' },
  endless: {
    artifacts: animatedPage(),
    verdict: 'fail',
    title: 'Une image animée ne peut pas être arrêtée',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '12 images en 3 s, sans fin' }],
  },
  'played five times': {
    artifacts: animatedPage({ plays: 5 }),
    verdict: 'fail',
    title: 'Une image animée ne peut pas être arrêtée',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '12 images en 3 s, 5 fois' }],
  },
  'a button to pause beside': {
    artifacts: animatedPage({}, '300 200', '<button>Pause</button>'),
    verdict: 'review',
    title: 'Une image animée dure plus de cinq secondes : bouton d’arrêt à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '12 images en 3 s, sans fin' }],
  },
  'no animated image': {
    artifacts: withBody('<p>x</p>'),
    verdict: 'inapplicable',
    reason: 'aucune image animée',
  },
  'a small icon': {
    artifacts: animatedPage({}, '32 32'),
    verdict: 'inapplicable',
    reason: 'aucune image animée',
  },
});
