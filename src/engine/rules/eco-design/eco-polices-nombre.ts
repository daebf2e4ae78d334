import { formatBytes } from '#contract/french.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** RGESN 4.8 is met by few files or by little weight: both bounds must be passed to fail. */
const mostFiles = threshold(4, { from: 'RGESN 4.8' });
const mostBytes = threshold(400_000, { from: 'RGESN 4.8' });

export default defineRule({
  id: 'eco-polices-nombre',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.8' }],
  title: {
    fail: '{count} fichiers de police pèsent {weight}',
    pass: 'Les polices téléchargées restent limitées',
  },
  why: 'Le texte attend ces fichiers, et chaque visiteur les télécharge.',
  fix: 'Se limiter à deux familles et quatre variantes, ou utiliser les polices du système.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const fonts = networkRequests(requests).filter(
      (request) => request.resourceType === 'font' && request.status === 200,
    );
    if (fonts.length === 0) return { status: 'inapplicable', reason: 'aucune police téléchargée' };
    const weight = fonts.reduce((sum, font) => sum + font.transferBytes, 0);
    if (fonts.length <= mostFiles || weight <= mostBytes) return { status: 'pass' };
    return {
      status: 'fail',
      values: { count: fonts.length, weight: formatBytes(weight) },
      extent: weight,
      occurrences: 1,
      evidence: fonts.map((font) => ({ type: 'request', url: font.url, sizeBytes: font.transferBytes })),
    };
  },
});
