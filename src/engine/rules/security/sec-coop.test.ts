import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-coop.ts';

ruleCases(rule, {
  pass: {
    strict: pageWithHeaders({ 'cross-origin-opener-policy': 'same-origin' }),
    'with a report address': pageWithHeaders({
      'cross-origin-opener-policy': 'same-origin-allow-popups; report-to="x"',
    }),
  },
  fail: {
    absent: pageArtifacts(),
    'no effect': pageWithHeaders({ 'cross-origin-opener-policy': 'unsafe-none' }),
  },
});
