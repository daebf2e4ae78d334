import { drivenElement, drivenPage, unfoundCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-couleurs-forcees.ts';

ruleCases(rule, {
  'a control that is lost': {
    artifacts: drivenPage({ lostInForcedColours: [drivenElement] }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#x', note: 'plus rien de visible dans la commande' }],
  },
  ...unfoundCases('lostInForcedColours'),
});
