import { drivenElement, drivenPage, unfoundCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-message-disparait.ts';

ruleCases(rule, {
  'a message that went': {
    artifacts: drivenPage({ vanishedMessages: [drivenElement] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'disparu pendant la visite, sans aucune action' }],
  },
  ...unfoundCases('vanishedMessages'),
});
