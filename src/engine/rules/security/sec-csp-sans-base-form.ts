import { listOf } from '#contract/french.ts';
import { enforcedPolicies } from '../../derive/http/csp.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-csp-sans-base-form',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  parent: 'sec-csp-absente',
  title: {
    fail: 'La politique CSP oublie des directives utiles ({missing})',
    pass: 'La politique CSP couvre aussi les formulaires, la base et les objets',
  },
  why: 'Ces directives ne découlent pas des autres : sans elles, une injection peut détourner les formulaires ou les adresses relatives de la page.',
  fix: 'Ajouter base-uri et form-action, limitées au mot-clé self, et object-src au mot-clé none, en adaptant aux besoins du site.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const policies = enforcedPolicies(mainResponse, dom);
    if (policies.length === 0) return { status: 'inapplicable', reason: 'aucune politique CSP' };
    const set = (name: string) => policies.some(({ directives }) => directives.has(name));
    const missing = ['base-uri', 'form-action'].filter((name) => !set(name));
    if (!set('object-src') && !set('default-src')) missing.push('object-src');
    if (missing.length === 0) return { status: 'pass' };
    const { url } = mainResponse;
    return {
      status: 'fail',
      values: { missing: listOf(missing) },
      evidence: policies.map(({ text }) => ({
        type: 'header',
        url,
        name: 'content-security-policy',
        value: text,
      })),
    };
  },
});
