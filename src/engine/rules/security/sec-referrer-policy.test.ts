import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-referrer-policy.ts';

ruleCases(rule, {
  pass: {
    strict: pageWithHeaders({ 'referrer-policy': 'strict-origin-when-cross-origin' }),
    'the last value a browser knows': pageWithHeaders({
      'referrer-policy': 'unsafe-url, same-origin, futur',
    }),
    'in the page': pageArtifacts('<meta name="referrer" content="no-referrer">'),
  },
  fail: {
    'full address': pageWithHeaders({ 'referrer-policy': 'unsafe-url' }),
    absent: pageArtifacts(),
    'the page loosens the header': pageWithHeaders(
      { 'referrer-policy': 'same-origin' },
      '<meta name="referrer" content="origin">',
    ),
  },
});
