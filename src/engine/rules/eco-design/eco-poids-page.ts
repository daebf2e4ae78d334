import { formatBytes } from '#contract/french.ts';
import { heaviest, pageBytes } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

/** Bounds of Constat, in bytes: the median web page is near the first, a sober one under the second. */
const majorBytes = 2_500_000;
const minorBytes = 1_000_000;
/** Of the page: what weighs less is nothing to begin with. */
const leastShare = 0.05;

export default defineRule({
  id: 'eco-poids-page',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: ['RGESN 6.1'],
  title: { fail: 'La page pèse {weight}', pass: 'Le poids de la page est maîtrisé' },
  why: 'Chaque octet mobilise des serveurs, des réseaux et la batterie du visiteur ; il coûte aussi du forfait mobile.',
  fix: 'Réduire les images, les polices et les scripts, en commençant par les fichiers les plus lourds.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const weight = pageBytes(requests);
    if (requests.length === 0) return { status: 'untested', reason: 'aucune requête relevée' };
    if (weight <= minorBytes) return { status: 'pass' };
    return {
      status: 'fail',
      severity: weight > majorBytes ? 'majeur' : 'mineur',
      values: { weight: formatBytes(weight) },
      extent: weight,
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Poids transféré',
          value: formatBytes(weight),
          expected: `au plus ${formatBytes(minorBytes)}`,
        },
        ...heaviest(requests, 5)
          .filter((request) => request.transferBytes >= leastShare * weight)
          .map((request) => ({
            type: 'request' as const,
            url: request.url,
            sizeBytes: request.transferBytes,
          })),
      ],
    };
  },
});
