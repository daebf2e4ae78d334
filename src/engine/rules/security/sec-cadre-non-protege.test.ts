import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-cadre-non-protege.ts';

ruleCases(rule, {
  'frame-ancestors': {
    artifacts: pageWithHeaders({
      'content-security-policy': "frame-ancestors 'self' https://partenaire.fr",
    }),
    verdict: 'pass',
  },
  'frame-ancestors without a source forbids all': {
    artifacts: pageWithHeaders({
      'content-security-policy': 'frame-ancestors',
    }),
    verdict: 'pass',
  },
  'X-Frame-Options': { artifacts: pageWithHeaders({ 'x-frame-options': 'SAMEORIGIN' }), verdict: 'pass' },
  'in lower case': { artifacts: pageWithHeaders({ 'x-frame-options': 'deny' }), verdict: 'pass' },
  nothing: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    severity: 'mineur',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: null },
      { type: 'header', name: 'x-frame-options', value: null },
    ],
  },
  'nothing, where people sign in': {
    artifacts: pageArtifacts('<form><input name="nom"><input type="password" name="pass"></form>'),
    verdict: 'fail',
    severity: 'majeur',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: null },
      { type: 'header', name: 'x-frame-options', value: null },
    ],
  },
  'an obsolete value': {
    artifacts: pageWithHeaders({ 'x-frame-options': 'ALLOW-FROM https://a.fr' }),
    verdict: 'fail',
    severity: 'mineur',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: null },
      { type: 'header', name: 'x-frame-options', value: 'ALLOW-FROM https://a.fr' },
    ],
  },
  'any site allowed': {
    artifacts: pageWithHeaders({
      'content-security-policy': 'frame-ancestors *',
      'x-frame-options': 'DENY',
    }),
    verdict: 'fail',
    severity: 'mineur',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: 'frame-ancestors *' },
      { type: 'header', name: 'x-frame-options', value: 'DENY' },
    ],
  },
  'a meta element has no effect': {
    artifacts: pageArtifacts(`<meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`),
    verdict: 'fail',
    severity: 'mineur',
    evidence: [
      { type: 'header', name: 'content-security-policy', value: null },
      { type: 'header', name: 'x-frame-options', value: null },
    ],
  },
});
