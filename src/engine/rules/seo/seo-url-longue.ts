import { withoutHash } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

const longest = 115;
const deepest = 5;

export default defineRule({
  id: 'seo-url-longue',
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: ['Convention du référencement'],
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
