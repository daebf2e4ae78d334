import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-xcto-absent.ts';

ruleCases(rule, {
  pass: {
    present: pageWithHeaders({ 'x-content-type-options': 'nosniff' }),
    'sent twice': pageWithHeaders({ 'x-content-type-options': 'NoSniff, nosniff' }),
  },
  fail: { absent: pageArtifacts(), 'a wrong value': pageWithHeaders({ 'x-content-type-options': 'sniff' }) },
});
