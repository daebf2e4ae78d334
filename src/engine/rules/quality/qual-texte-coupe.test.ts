import { clipped, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
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
  'a visit saved before texts at rest were looked at': {
    artifacts: drivenPage({ textSpacing: { clipped: [] } }),
    verdict: 'error',
    reason: 'contrôle absent de cette visite',
  },
  ...unlookedCases('textSpacing'),
});
