import { formatBytes, formatNumber } from '#contract/french.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const tolerated = threshold(10, { ours: 'Share of the site’s own files sent again, percent' });
const evidenceLimit = 15;

export default defineSiteRule({
  id: 'eco-seconde-visite',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGESN 6.2' },
    { kind: 'standard', title: 'RFC 9111' },
  ],
  parent: 'eco-cache-navigateur',
  title: {
    fail: 'Une seconde visite de l’accueil télécharge de nouveau {share} % de ses fichiers',
    pass: 'Une seconde visite de l’accueil ne télécharge presque rien',
  },
  why: 'Nous avons chargé la page d’accueil deux fois de suite : des fichiers inchangés ont été renvoyés en entier, aux frais du visiteur et du serveur.',
  fix: 'Autoriser le navigateur à garder ces fichiers : Cache-Control avec une durée longue quand leur nom change à chaque version, ETag ou Last-Modified pour les autres.',
  artifacts: ['homeLoads'],
  evaluate({ homeLoads }) {
    if (!homeLoads) return { status: 'inapplicable', reason: 'une seule page analysée' };
    const { warm } = homeLoads;
    if (!warm) return { status: 'untested', reason: 'la seconde visite n’a pas abouti' };
    if (warm.ownBytes === 0) return { status: 'inapplicable', reason: 'aucun fichier du site' };
    const bytes = warm.resent.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
    const share = Math.min(100, Math.round((100 * bytes) / warm.ownBytes));
    if (share <= tolerated) return { status: 'pass' };
    return {
      status: 'fail',
      values: { share: formatNumber(share) },
      occurrences: warm.resent.length,
      evidence: [
        {
          type: 'value',
          label: 'Téléchargé à la seconde visite',
          value: formatBytes(warm.transferBytes),
          expected: `première visite : ${formatBytes(warm.cold.transferBytes)}`,
        },
        ...warm.resent.slice(0, evidenceLimit).map(({ url, transferBytes }) => ({
          type: 'request' as const,
          url,
          sizeBytes: transferBytes,
        })),
      ],
    };
  },
});
