import { enforcedPolicies } from '../../derive/http/csp.ts';
import { defineRule } from '../../rule.ts';

const clear = /^(?:http|ftp|ws):/;
const loopback = /^(?:http|ws):\/\/(?:localhost|127\.)/;

export default defineRule({
  id: 'sec-csp-http',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory CSP' }],
  parent: 'sec-csp-absente',
  title: {
    fail: 'La politique CSP autorise des sources non chiffrées',
    pass: 'La politique CSP n’autorise que des sources chiffrées',
  },
  why: 'Un contenu autorisé en http peut être remplacé en chemin par celui d’un attaquant.',
  fix: 'Retirer les sources qui commencent par http: ou ftp:, ou les écrire en https:.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const policies = enforcedPolicies(mainResponse, dom);
    if (policies.length === 0) return { status: 'inapplicable', reason: 'aucune politique CSP' };
    if (policies.some(({ directives }) => directives.has('upgrade-insecure-requests')))
      return { status: 'pass' };
    const found = policies.flatMap(({ directives }) =>
      [...directives]
        .filter(([name]) => name.endsWith('-src') || name === 'form-action')
        .flatMap(([name, sources]) =>
          sources
            .filter((source) => clear.test(source) && !loopback.test(source))
            .map((source) => `${name} ${source}`),
        ),
    );
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: found.map((value) => ({ type: 'value', label: 'Source non chiffrée', value })),
    };
  },
});
