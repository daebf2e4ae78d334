import { listOf } from '#contract/french.ts';
import { enforcedPolicies, weakScriptSources } from '../../derive/http/csp.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-csp-unsafe-inline',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'vendor', title: 'Observatory CSP' }],
  parent: 'sec-csp-absente',
  title: {
    fail: 'La politique CSP laisse passer trop de scripts ({sources})',
    pass: 'La politique CSP limite les scripts',
  },
  why: 'Autoriser les scripts écrits dans la page, ou ceux de n’importe quel site, retire à la politique l’essentiel de sa protection contre les injections.',
  fix: 'Remplacer « unsafe-inline » et les sources générales par des jetons à usage unique (nonces) ou des empreintes, et une liste courte d’hôtes.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const policies = enforcedPolicies(mainResponse, dom);
    if (policies.length === 0) return { status: 'inapplicable', reason: 'aucune politique CSP' };
    const weaknesses = policies.map(weakScriptSources);
    if (weaknesses.some((weak) => weak.length === 0)) return { status: 'pass' };
    const { url } = mainResponse;
    return {
      status: 'fail',
      values: { sources: listOf(weaknesses[0] ?? []) },
      evidence: policies.map((policy) => ({
        type: 'header' as const,
        url,
        name: 'content-security-policy',
        value: policy.text,
      })),
    };
  },
});
