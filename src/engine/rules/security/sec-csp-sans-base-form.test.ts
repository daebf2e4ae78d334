import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-sans-base-form.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  pass: { 'all there': csp("default-src 'self'; base-uri 'self'; form-action 'self'") },
  fail: {
    'default-src does not cover forms': csp("default-src 'none'"),
    'no object-src': csp("script-src 'self'; base-uri 'self'; form-action 'self'"),
  },
  inapplicable: { 'no policy': pageArtifacts() },
});
