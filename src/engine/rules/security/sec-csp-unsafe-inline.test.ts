import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-unsafe-inline.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  'own scripts only': { artifacts: csp("default-src 'self'"), verdict: 'pass' },
  'unsafe-inline is ignored beside a nonce': {
    artifacts: csp("script-src 'unsafe-inline' 'nonce-abc'"),
    verdict: 'pass',
  },
  'strict-dynamic drops the hosts': {
    artifacts: csp("script-src 'nonce-abc' 'strict-dynamic' https: 'unsafe-inline'"),
    verdict: 'pass',
  },
  'unsafe-inline for styles only': {
    artifacts: csp("script-src 'self'; style-src 'unsafe-inline'"),
    verdict: 'pass',
  },
  'a second policy is stricter': { artifacts: csp("script-src *, script-src 'self'"), verdict: 'pass' },
  'inline scripts': {
    artifacts: csp("script-src 'self' 'unsafe-inline'"),
    verdict: 'fail',
    title: "La politique CSP laisse passer trop de scripts ('unsafe-inline')",
    evidence: [
      { type: 'header', name: 'content-security-policy', value: "script-src 'self' 'unsafe-inline'" },
    ],
  },
  'any https host': {
    artifacts: csp("default-src 'self'; script-src https:"),
    verdict: 'fail',
    title: 'La politique CSP laisse passer trop de scripts (https:)',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: "default-src 'self'; script-src https:" },
    ],
  },
  'scripts in data addresses': {
    artifacts: csp("script-src 'self' data:"),
    verdict: 'fail',
    title: 'La politique CSP laisse passer trop de scripts (data:)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: "script-src 'self' data:" }],
  },
  'scripts not restricted at all': {
    artifacts: csp("frame-ancestors 'self'"),
    verdict: 'fail',
    title: 'La politique CSP laisse passer trop de scripts (script-src absent)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: "frame-ancestors 'self'" }],
  },
  'no policy': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune politique CSP' },
});
