import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-fenetre-automatique.ts';

ruleCases(rule, {
  'no window': { artifacts: withBody('<p>x</p>'), verdict: 'pass' },
  'one window': {
    artifacts: withBody('<p>x</p>', { popups: ['https://www.exemple.fr/promo'] }),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/promo', note: 'ouverte sans geste' }],
  },
});
