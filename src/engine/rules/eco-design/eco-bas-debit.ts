import { formatBytes, formatNumber } from '#contract/french.ts';
import { slowDisplayOf } from '../../derive/load/slow-network.ts';
import { defineRule, threshold } from '../../rule.ts';

const patienceSeconds = threshold(10, {
  ours: 'visitors who wait ten seconds for anything have mostly left',
});
const evidenceLimit = 8;

export default defineRule({
  id: 'eco-bas-debit',
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'standard', title: 'RGESN 2.3' }],
  title: {
    fail: 'Avec une connexion lente, le texte n’apparaît pas avant {seconds} s',
    pass: 'Le texte apparaît vite, même avec une connexion lente',
  },
  why: 'À 512 kbit/s (zone mal desservie, forfait bridé, train), le visiteur attend devant un écran vide et renonce. Le délai est calculé d’après le poids de ce qui bloque l’affichage ; le délai réel est plus long.',
  fix: 'Envoyer le texte dans le HTML, alléger les styles et les scripts chargés en tête de page, et différer le reste.',
  artifacts: ['dom', 'requests', 'mainResponse', 'source'],
  evaluate({ dom, requests, mainResponse, source }) {
    if (dom.text.trim() === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const { seconds, criticalBytes, critical, byScript } = slowDisplayOf(dom, requests, mainResponse, source);
    if (seconds <= patienceSeconds) return { status: 'pass' };
    return {
      status: 'fail',
      values: { seconds: formatNumber(seconds) },
      extent: seconds,
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: byScript
            ? 'À recevoir avant le texte, écrit par des scripts'
            : 'À recevoir avant le premier texte',
          value: formatBytes(criticalBytes),
          expected: `au plus ${formatBytes(540_000)} environ (10 s à 512 kbit/s)`,
        },
        ...critical.slice(0, evidenceLimit).map(({ url, transferBytes }) => ({
          type: 'request' as const,
          url,
          sizeBytes: transferBytes,
        })),
      ],
    };
  },
});
