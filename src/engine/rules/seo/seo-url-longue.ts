import { withoutHash } from '../../derive/http/domains.ts';
import { defineRule, threshold } from '../../rule.ts';

const longest = threshold(115, { ours: 'longer addresses are cut where they are shared' });
const deepest = threshold(5, { ours: 'more levels tell no visitor where the page stands' });

export default defineRule({
  id: 'seo-url-longue',
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: { fail: 'L’adresse de la page est trop longue', pass: 'L’adresse de la page est courte' },
  why: 'Une adresse longue se lit mal dans les résultats et se recopie avec des fautes.',
  fix: 'Raccourcir les prochaines adresses ; pour une page déjà connue, rediriger l’ancienne adresse vers la nouvelle.',
  artifacts: ['page'],
  evaluate({ page }) {
    const url = withoutHash(page.url);
    const levels = (URL.parse(url)?.pathname ?? '').split('/').filter((part) => part !== '').length;
    if (url.length <= longest && levels <= deepest) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: 'Adresse',
          value: `${url.slice(0, 300)} (${url.length} caractères, ${levels} niveaux)`,
          expected: `au plus ${longest} caractères et ${deepest} niveaux`,
        },
      ],
    };
  },
});
