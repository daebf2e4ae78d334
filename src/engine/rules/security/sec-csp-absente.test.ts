import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-absente.ts';

ruleCases(rule, {
  pass: {
    'a header': pageWithHeaders({ 'content-security-policy': "default-src 'self'" }),
    'a meta element': pageArtifacts(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
    ),
  },
  fail: {
    nothing: pageArtifacts(),
    'report-only': pageWithHeaders({ 'content-security-policy-report-only': "default-src 'self'" }),
    'an empty header': pageWithHeaders({ 'content-security-policy': ' ; ' }),
  },
});
