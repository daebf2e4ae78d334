import { formatDuration } from '#contract/french.ts';
import { isTrusted } from '../../derive/load/load-trust.ts';
import { defineRule, threshold } from '../../rule.ts';
import { untestedWords } from '../untested-words.ts';

const slowMs = threshold(800, { from: 'Google, TTFB' });

export default defineRule({
  id: 'seo-temps-serveur',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'vendor', title: 'Google, TTFB' },
    { kind: 'standard', title: 'RGESN 7.1' },
  ],
  title: {
    fail: 'Le serveur met {time} à commencer à répondre',
    pass: 'Le serveur répond vite',
  },
  why: 'Rien ne peut s’afficher avant cette réponse, et les moteurs visitent moins de pages d’un site lent.',
  fix: 'Mettre les pages en cache sur le serveur, alléger les requêtes à la base de données ou changer d’hébergement.',
  artifacts: ['mainResponse'],
  evaluate({ mainResponse }) {
    if (mainResponse.ttfbMs === 0) return { status: 'untested', reason: 'temps de réponse inconnu' };
    if (mainResponse.ttfbMs <= slowMs) return { status: 'pass' };
    if (!isTrusted(mainResponse)) return { status: 'untested', reason: untestedWords.busy };
    const time = formatDuration(mainResponse.ttfbMs);
    return {
      status: 'fail',
      values: { time },
      extent: mainResponse.ttfbMs,
      evidence: [
        {
          type: 'value',
          label: `Première réponse de ${mainResponse.url}`,
          value: time,
          expected: `au plus ${formatDuration(slowMs)}`,
        },
      ],
    };
  },
});
