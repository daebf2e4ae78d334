import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-permissions-policy.ts';

ruleCases(rule, {
  present: { artifacts: pageWithHeaders({ 'permissions-policy': 'camera=()' }), verdict: 'pass' },
  absent: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'permissions-policy', value: null }],
  },
  empty: {
    artifacts: pageWithHeaders({ 'permissions-policy': '' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'permissions-policy', value: '' }],
  },
});
