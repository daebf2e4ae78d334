import { formatBytes } from '#contract/french.ts';
import { heaviest, pageBytes } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** Bounds of Constat, in bytes: twice the median web page, and a sober one. RGESN 6.1 asks for a budget, and gives no figure. */
const majorBytes = threshold(5_000_000, {
  ours: 'twice the weight of the median web page; RGESN 6.1 asks for a budget without a figure',
});
const minorBytes = threshold(1_000_000, {
  ours: 'what a sober page weighs; RGESN 6.1 asks for a budget without a figure',
});
const leastShare = threshold(0.05, { ours: 'Of the page: what weighs less is nothing to begin with' });

export default defineRule({
  id: 'eco-poids-page',
  version: 2,
  // No norm gives a figure: graver only beyond twice the median page.
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 6.1 (budget à fixer)' },
    { kind: 'ours', title: 'seuil de Constat' },
  ],
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
