import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-cadre-non-protege.ts';

ruleCases(rule, {
  pass: {
    'frame-ancestors': pageWithHeaders({
      'content-security-policy': "frame-ancestors 'self' https://partenaire.fr",
    }),
    'frame-ancestors without a source forbids all': pageWithHeaders({
      'content-security-policy': 'frame-ancestors',
    }),
    'X-Frame-Options': pageWithHeaders({ 'x-frame-options': 'SAMEORIGIN' }),
    'in lower case': pageWithHeaders({ 'x-frame-options': 'deny' }),
  },
  fail: {
    nothing: pageArtifacts(),
    'an obsolete value': pageWithHeaders({ 'x-frame-options': 'ALLOW-FROM https://a.fr' }),
    'any site allowed': pageWithHeaders({
      'content-security-policy': 'frame-ancestors *',
      'x-frame-options': 'DENY',
    }),
    'a meta element has no effect': pageArtifacts(
      `<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`,
    ),
  },
});
