import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-unsafe-eval.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  'without eval': { artifacts: csp("script-src 'self'"), verdict: 'pass' },
  'WebAssembly alone': { artifacts: csp("script-src 'self' 'wasm-unsafe-eval'"), verdict: 'pass' },
  'a second policy forbids it': {
    artifacts: csp("script-src 'self' 'unsafe-eval', script-src 'self'"),
    verdict: 'pass',
  },
  'in script-src': {
    artifacts: csp("script-src 'self' 'unsafe-eval'"),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'content-security-policy', value: "script-src 'self' 'unsafe-eval'" }],
  },
  'by default-src': {
    artifacts: csp("default-src 'self' 'UNSAFE-EVAL'"),
    verdict: 'fail',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: "default-src 'self' 'UNSAFE-EVAL'" },
    ],
  },
  'no policy': {
    artifacts: pageArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune politique CSP sur les scripts',
  },
  'scripts not restricted': {
    artifacts: csp("img-src 'self'"),
    verdict: 'inapplicable',
    reason: 'aucune politique CSP sur les scripts',
  },
});
