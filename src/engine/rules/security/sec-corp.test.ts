import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-corp.ts';

ruleCases(rule, {
  pass: { valid: pageWithHeaders({ 'cross-origin-resource-policy': 'same-site' }) },
  fail: { misspelt: pageWithHeaders({ 'cross-origin-resource-policy': 'sameorigin' }) },
  inapplicable: { absent: pageArtifacts() },
});
