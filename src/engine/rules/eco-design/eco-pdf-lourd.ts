import { formatBytes } from '#contract/french.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const heavyBytes = threshold(3_000_000, { ours: 'half a minute on a slow mobile network' });
const veryHeavyBytes = threshold(20_000_000, { ours: 'Twice what the RGESN asks to announce' });

export default defineSiteRule({
  id: 'eco-pdf-lourd',
  version: 2,
  // No norm gives a figure: graver only where a telephone cannot open it in practice.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 5.7' }],
  title: {
    fail: 'Des documents à télécharger sont très lourds (jusqu’à {size})',
    pass: 'Les documents à télécharger restent légers',
  },
  why: 'Un document de plusieurs mégaoctets coûte à chaque téléchargement, et ne s’ouvre pas avec une connexion faible.',
  fix: 'Réduire la définition des images du document avant l’export, ou le proposer en plusieurs parties.',
  unread: 'named',
  artifacts: ['documents'],
  evaluate({ documents }) {
    const sized = documents.filter(
      ({ status, sizeBytes }) => status >= 200 && status < 300 && sizeBytes !== null,
    );
    if (sized.length === 0)
      return { status: 'inapplicable', reason: 'aucun document dont le poids soit connu' };
    const wrong = sized
      .filter(({ sizeBytes }) => (sizeBytes ?? 0) > heavyBytes)
      .sort((a, b) => (b.sizeBytes ?? 0) - (a.sizeBytes ?? 0));
    const largest = wrong[0]?.sizeBytes ?? 0;
    if (largest === 0) return { status: 'pass' };
    return {
      status: 'fail',
      severity: largest > veryHeavyBytes ? 'majeur' : 'mineur',
      values: { size: formatBytes(largest) },
      pages: [...new Set(wrong.flatMap(({ from }) => from))],
      evidence: wrong.map(({ url, sizeBytes, text }) => ({
        type: 'request',
        url,
        ...(sizeBytes !== null && { sizeBytes }),
        note: `« ${text} »`,
      })),
    };
  },
});
