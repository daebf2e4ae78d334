import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-http.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  'HTTPS sources': { artifacts: csp("default-src 'self' https://cdn.exemple.net"), verdict: 'pass' },
  'upgraded by the browser': { artifacts: csp('img-src http:; upgrade-insecure-requests'), verdict: 'pass' },
  'a report address is no source': {
    artifacts: csp("default-src 'self'; report-uri http://rapports.exemple.fr/"),
    verdict: 'pass',
  },
  'any http source': {
    artifacts: csp('img-src http:'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Source non chiffrée', value: 'img-src http:' }],
  },
  'an http host': {
    artifacts: csp("script-src 'self' http://cdn.exemple.net"),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Source non chiffrée', value: 'script-src http://cdn.exemple.net' }],
  },
  'no policy': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune politique CSP' },
});
