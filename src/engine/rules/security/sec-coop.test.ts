import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-coop.ts';

ruleCases(rule, {
  strict: { artifacts: pageWithHeaders({ 'cross-origin-opener-policy': 'same-origin' }), verdict: 'pass' },
  'with a report address': {
    artifacts: pageWithHeaders({
      'cross-origin-opener-policy': 'same-origin-allow-popups; report-to="x"',
    }),
    verdict: 'pass',
  },
  absent: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cross-origin-opener-policy', value: null }],
  },
  'no effect': {
    artifacts: pageWithHeaders({ 'cross-origin-opener-policy': 'unsafe-none' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cross-origin-opener-policy', value: 'unsafe-none' }],
  },
});
