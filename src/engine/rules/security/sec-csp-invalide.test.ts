import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-invalide.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });
const meta = (value: string) =>
  pageArtifacts(`<meta http-equiv="Content-Security-Policy" content="${value}">`);

ruleCases(rule, {
  pass: {
    'a usual policy': csp("default-src 'self'; frame-ancestors 'none'; report-uri /csp"),
    'a meta element': meta("default-src 'self'"),
    'strict-dynamic with a nonce': csp("script-src 'nonce-AbC' 'strict-dynamic'"),
  },
  fail: {
    'an unknown directive': csp("default-src 'self'; scripts-src 'self'"),
    'a repeated directive': csp("img-src 'self'; img-src *"),
    'frame-ancestors in a meta element': meta("default-src 'self'; frame-ancestors 'none'"),
    'strict-dynamic alone': csp("script-src 'strict-dynamic'"),
  },
  inapplicable: { 'no policy': pageArtifacts() },
});
