import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-unsafe-eval.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  pass: {
    'without eval': csp("script-src 'self'"),
    'WebAssembly alone': csp("script-src 'self' 'wasm-unsafe-eval'"),
    'a second policy forbids it': csp("script-src 'self' 'unsafe-eval', script-src 'self'"),
  },
  fail: {
    'in script-src': csp("script-src 'self' 'unsafe-eval'"),
    'by default-src': csp("default-src 'self' 'UNSAFE-EVAL'"),
  },
  inapplicable: { 'no policy': pageArtifacts(), 'scripts not restricted': csp("img-src 'self'") },
});
