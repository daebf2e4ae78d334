import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-message-disparait.ts';

ruleCases(rule, {
  'no message went': { artifacts: drivenPage({ vanishedMessages: [] }), verdict: 'pass' },
  'a message that went': {
    artifacts: drivenPage({ vanishedMessages: [movedElement] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'disparu pendant la visite, sans aucune action' }],
  },
  'a look that was interrupted': {
    artifacts: drivenPage({ vanishedMessages: null }),
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
