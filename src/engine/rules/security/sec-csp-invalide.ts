import { type Csp, enforcedPolicies, hasNonceOrHash } from '../../derive/http/csp.ts';
import { defineRule } from '../../rule.ts';

const known =
  /^(?:default-src|script-src(?:-elem|-attr)?|style-src(?:-elem|-attr)?|img-src|font-src|connect-src|media-src|object-src|child-src|frame-src|worker-src|manifest-src|prefetch-src|fenced-frame-src|base-uri|sandbox|form-action|frame-ancestors|navigate-to|report-uri|report-to|require-trusted-types-for|trusted-types|upgrade-insecure-requests|block-all-mixed-content|require-sri-for|plugin-types|referrer|reflected-xss|webrtc)$/;
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

function errorsOf(policy: Csp): string[] {
  const names = [...policy.directives.keys()];
  const errors = names.filter((name) => !known.test(name)).map((name) => `directive inconnue : ${name}`);
  errors.push(...policy.duplicates.map((name) => `directive répétée, ignorée : ${name}`));
  if (policy.origin === 'meta')
    errors.push(
      ...headerOnly
        .filter((name) => names.includes(name))
        .map((name) => `sans effet dans une balise meta : ${name}`),
    );
  for (const name of ['script-src', 'default-src']) {
    const sources = policy.directives.get(name) ?? [];
    if (sources.includes("'strict-dynamic'") && !hasNonceOrHash(sources))
      errors.push(`'strict-dynamic' sans jeton ni empreinte : ${name} bloque tout`);
  }
  return errors;
}

export default defineRule({
  id: 'sec-csp-invalide',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'CSP3' }],
  parent: 'sec-csp-absente',
  title: {
    fail: 'La politique CSP contient des erreurs',
    pass: 'La politique CSP s’écrit sans erreur',
  },
  why: 'Le navigateur ignore en silence ce qu’il ne comprend pas : une protection que vous croyez active ne l’est pas.',
  fix: 'Corriger ou retirer les directives signalées, et garder une seule fois chacune d’elles.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const policies = enforcedPolicies(mainResponse, dom);
    if (policies.length === 0) return { status: 'inapplicable', reason: 'aucune politique CSP' };
    const errors = policies.flatMap(errorsOf);
    if (errors.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence: errors.map((value) => ({ type: 'value', label: 'Erreur', value })) };
  },
});
