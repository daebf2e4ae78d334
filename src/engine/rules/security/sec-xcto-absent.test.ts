import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-xcto-absent.ts';

ruleCases(rule, {
  present: { artifacts: pageWithHeaders({ 'x-content-type-options': 'nosniff' }), verdict: 'pass' },
  'sent twice': {
    artifacts: pageWithHeaders({ 'x-content-type-options': 'NoSniff, nosniff' }),
    verdict: 'pass',
  },
  absent: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-content-type-options', value: null }],
  },
  'a wrong value': {
    artifacts: pageWithHeaders({ 'x-content-type-options': 'sniff' }),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'x-content-type-options', value: 'sniff' }],
  },
});
