import { clipped, drivenPage } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-texte-coupe.ts';

ruleCases(rule, {
  'nothing cut': {
    artifacts: drivenPage({ textSpacing: { clipped: [], cutAtRest: [] } }),
    verdict: 'pass',
  },
  'a text cut as the page is': {
    artifacts: drivenPage({ textSpacing: { clipped: [], cutAtRest: clipped('cut') } }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'texte coupé' }],
  },
  'a visit saved before it was looked at': {
    artifacts: drivenPage({ textSpacing: { clipped: [] } }),
    verdict: 'error',
    reason: 'contrôle absent de cette visite',
  },
  'a page that was not driven': {
    artifacts: withBody('<p>x</p>'),
    verdict: 'inapplicable',
    reason: 'non testé sur cette page',
  },
});
