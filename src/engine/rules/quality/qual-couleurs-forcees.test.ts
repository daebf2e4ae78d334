import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-couleurs-forcees.ts';

ruleCases(rule, {
  'every control stays': { artifacts: drivenPage({ lostInForcedColours: [] }), verdict: 'pass' },
  'a control that is lost': {
    artifacts: drivenPage({ lostInForcedColours: [movedElement] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'plus rien de visible dans la commande' }],
  },
  'a look that was interrupted': {
    artifacts: drivenPage({ lostInForcedColours: null }),
    verdict: 'error',
    reason: 'contrôle interrompu avant la fin',
  },
  'a visit saved before it was looked at': {
    artifacts: drivenPage(),
    verdict: 'error',
    reason: 'contrôle absent de cette visite',
  },
  'a page that was not driven': {
    artifacts: withBody('<p>x</p>'),
    verdict: 'inapplicable',
    reason: 'non testé sur cette page',
  },
});
