import { enforcedPolicies, sourcesOf } from '../../derive/http/csp.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-csp-unsafe-eval',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Observatory CSP' }],
  parent: 'sec-csp-absente',
  title: {
    fail: 'La politique CSP permet d’exécuter du texte comme du code (unsafe-eval)',
    pass: 'La politique CSP interdit d’exécuter du texte comme du code',
  },
  why: 'Avec « unsafe-eval », une donnée mal contrôlée peut devenir un programme exécuté chez vos visiteurs.',
  fix: 'Retirer « unsafe-eval » et mettre à jour la bibliothèque qui en dépend.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const policies = enforcedPolicies(mainResponse, dom).filter((policy) => sourcesOf(policy, 'script-src'));
    if (policies.length === 0)
      return { status: 'inapplicable', reason: 'aucune politique CSP sur les scripts' };
    const open = policies.filter((policy) => sourcesOf(policy, 'script-src')?.includes("'unsafe-eval'"));
    if (open.length < policies.length) return { status: 'pass' };
    const { url } = mainResponse;
    const evidence = open.map(({ text }) => ({
      type: 'header' as const,
      url,
      name: 'content-security-policy',
      value: text,
    }));
    return { status: 'fail', evidence };
  },
});
