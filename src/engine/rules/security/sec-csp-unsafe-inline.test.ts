import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-unsafe-inline.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  pass: {
    'own scripts only': csp("default-src 'self'"),
    'unsafe-inline is ignored beside a nonce': csp("script-src 'unsafe-inline' 'nonce-abc'"),
    'strict-dynamic drops the hosts': csp("script-src 'nonce-abc' 'strict-dynamic' https: 'unsafe-inline'"),
    'unsafe-inline for styles only': csp("script-src 'self'; style-src 'unsafe-inline'"),
    'a second policy is stricter': csp("script-src *, script-src 'self'"),
  },
  fail: {
    'inline scripts': csp("script-src 'self' 'unsafe-inline'"),
    'any https host': csp("default-src 'self'; script-src https:"),
    'scripts in data addresses': csp("script-src 'self' data:"),
    'scripts not restricted at all': csp("frame-ancestors 'self'"),
  },
  inapplicable: { 'no policy': pageArtifacts() },
});
