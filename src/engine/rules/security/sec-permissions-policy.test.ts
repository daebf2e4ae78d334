import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-permissions-policy.ts';

ruleCases(rule, {
  pass: { present: pageWithHeaders({ 'permissions-policy': 'camera=()' }) },
  fail: { absent: pageArtifacts(), empty: pageWithHeaders({ 'permissions-policy': '' }) },
});
