import { formatBytes, formatNumber } from '#contract/french.ts';
import { carbonGrams, carbonRating } from '#reference/carbon.ts';
import { pageBytes } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

const high = new Set(['E', 'F']);

export default defineRule({
  id: 'eco-co2-estime',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'Sustainable Web Design Model v4' }],
  title: {
    fail: 'Une visite de la page correspondrait à {grams} g de CO₂e (modèle SWD v4, classe {rating})',
    pass: 'L’empreinte carbone estimée de la page est contenue',
  },
  why: 'C’est un ordre de grandeur tiré du seul poids de la page, pas une mesure : il sert à comparer des pages entre elles. Le modèle compte l’électricité mondiale moyenne, plus carbonée que celle de la France.',
  fix: 'Alléger la page, en commençant par les images, les vidéos et les scripts.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const bytes = pageBytes(requests);
    if (bytes === 0) return { status: 'untested', reason: 'aucune requête relevée' };
    const grams = carbonGrams(bytes);
    const rating = carbonRating(grams);
    if (!high.has(rating)) return { status: 'pass' };
    return {
      status: 'fail',
      values: { grams: formatNumber(grams, 2), rating },
      extent: grams,
      evidence: [
        { type: 'value', label: 'Poids transféré', value: formatBytes(bytes) },
        {
          type: 'value',
          label: 'Hypothèses',
          value: 'première visite, électricité mondiale moyenne (494 g par kWh), 0,3 kWh par gigaoctet',
        },
      ],
    };
  },
});
