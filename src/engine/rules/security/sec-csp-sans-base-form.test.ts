import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-sans-base-form.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  'all there': { artifacts: csp("default-src 'self'; base-uri 'self'; form-action 'self'"), verdict: 'pass' },
  'default-src does not cover forms': {
    artifacts: csp("default-src 'none'"),
    verdict: 'fail',
    title: 'La politique CSP oublie des directives utiles (base-uri et form-action)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: "default-src 'none'" }],
  },
  'no object-src': {
    artifacts: csp("script-src 'self'; base-uri 'self'; form-action 'self'"),
    verdict: 'fail',
    title: 'La politique CSP oublie des directives utiles (object-src)',
    evidence: [
      {
        type: 'header',
        name: 'content-security-policy',
        value: "script-src 'self'; base-uri 'self'; form-action 'self'",
      },
    ],
  },
  'no policy': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune politique CSP' },
});
