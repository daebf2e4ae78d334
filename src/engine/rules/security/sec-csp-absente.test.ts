import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-absente.ts';

const withMeta = pageArtifacts(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`);
const framed = {
  ...withMeta,
  dom: { ...withMeta.dom, nodes: withMeta.dom.nodes.map((node) => ({ ...node, document: 1 })) },
};

ruleCases(rule, {
  'a header': {
    artifacts: pageWithHeaders({ 'content-security-policy': "default-src 'self'" }),
    verdict: 'pass',
  },
  'a meta element': {
    artifacts: withMeta,
    verdict: 'pass',
  },
  nothing: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'report-only': {
    artifacts: pageWithHeaders({ 'content-security-policy-report-only': "default-src 'self'" }),
    verdict: 'fail',
    title: 'La politique de sécurité du contenu (CSP) est seulement à l’essai',
    evidence: [{ type: 'header', name: 'content-security-policy-report-only', value: "default-src 'self'" }],
  },
  'an empty header': {
    artifacts: pageWithHeaders({ 'content-security-policy': ' ; ' }),
    verdict: 'fail',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'a meta element of a framed document': {
    artifacts: framed,
    verdict: 'fail',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
});
