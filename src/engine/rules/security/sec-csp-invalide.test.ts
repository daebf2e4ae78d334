import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-invalide.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });
const meta = (value: string) =>
  pageArtifacts(`<meta http-equiv="Content-Security-Policy" content="${value}">`);

ruleCases(rule, {
  'a usual policy': {
    artifacts: csp("default-src 'self'; frame-ancestors 'none'; report-uri /csp"),
    verdict: 'pass',
  },
  'a meta element': { artifacts: meta("default-src 'self'"), verdict: 'pass' },
  'strict-dynamic with a nonce': {
    artifacts: csp("script-src 'nonce-AbC' 'strict-dynamic'"),
    verdict: 'pass',
  },
  'an unknown directive': {
    artifacts: csp("default-src 'self'; scripts-src 'self'"),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Erreur', value: 'directive inconnue : scripts-src' }],
  },
  'a repeated directive': {
    artifacts: csp("img-src 'self'; img-src *"),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Erreur', value: 'directive répétée, ignorée : img-src' }],
  },
  'frame-ancestors in a meta element': {
    artifacts: meta("default-src 'self'; frame-ancestors 'none'"),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Erreur', value: 'sans effet dans une balise meta : frame-ancestors' },
    ],
  },
  'strict-dynamic alone': {
    artifacts: csp("script-src 'strict-dynamic'"),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Erreur',
        value: "'strict-dynamic' sans jeton ni empreinte : script-src bloque tout",
      },
    ],
  },
  'no policy': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune politique CSP' },
});
