import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-absente.ts';

const withMeta = pageArtifacts(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`);
const framed = {
  ...withMeta,
  dom: { ...withMeta.dom, nodes: withMeta.dom.nodes.map((node) => ({ ...node, document: 1 })) },
};

const contactForm =
  '<form><input type="email" name="email"><textarea name="message"></textarea><button>OK</button></form>';

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
    severity: 'mineur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'nothing, where visitors write who they are': {
    artifacts: pageArtifacts(contactForm),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'nothing, where visitors give their card': {
    artifacts: pageArtifacts(
      '<form><input name="carte" autocomplete="cc-number"><button>Payer</button></form>',
    ),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'nothing, where visitors send a paper of identity': {
    artifacts: pageArtifacts(
      '<form><input type="file" name="piece_identite"><button>Envoyer</button></form>',
    ),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'nothing, where only a newsletter is asked for': {
    artifacts: pageArtifacts('<form><input type="email" name="email"><button>OK</button></form>'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'report-only': {
    artifacts: pageWithHeaders({ 'content-security-policy-report-only': "default-src 'self'" }),
    verdict: 'fail',
    severity: 'mineur',
    title: 'La politique de sécurité du contenu (CSP) est seulement à l’essai',
    evidence: [{ type: 'header', name: 'content-security-policy-report-only', value: "default-src 'self'" }],
  },
  'an empty header': {
    artifacts: pageWithHeaders({ 'content-security-policy': ' ; ' }),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
  'a meta element of a framed document': {
    artifacts: framed,
    verdict: 'fail',
    severity: 'mineur',
    title: 'Rien ne limite les scripts que le navigateur accepte (politique CSP absente)',
    evidence: [{ type: 'header', name: 'content-security-policy', value: null }],
  },
});
