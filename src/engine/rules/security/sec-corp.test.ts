import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-corp.ts';

ruleCases(rule, {
  valid: { artifacts: pageWithHeaders({ 'cross-origin-resource-policy': 'same-site' }), verdict: 'pass' },
  misspelt: {
    artifacts: pageWithHeaders({ 'cross-origin-resource-policy': 'sameorigin' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cross-origin-resource-policy', value: 'sameorigin' }],
  },
  absent: { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'en-tête absent' },
});
