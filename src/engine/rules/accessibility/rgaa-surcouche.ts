import { overlayOf } from '#reference/accessibility-overlays.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-surcouche',
  // No criterion forbids it: what it costs or spares, a person tells.
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'DINUM, solutions de surcouche', date: '2023-12-18' }],
  title: {
    fail: 'Une surcouche d’accessibilité est installée ({names}) : elle ne rend pas le site conforme',
    pass: 'Aucune surcouche d’accessibilité connue n’est installée',
  },
  why: 'Ces outils ajoutent des réglages par-dessus la page, sans corriger le site lui-même : ils ne remplacent pas la mise en conformité et peuvent gêner les lecteurs d’écran. La conformité se juge sur le site sans eux.',
  fix: 'Corriger les défauts dans le site lui-même, vérifier avec des personnes concernées que l’outil ne gêne pas, et ne pas le citer comme preuve de conformité.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const seen = new Map<string, string>();
    for (const { url } of requests) {
      const overlay = overlayOf(url);
      if (overlay !== null && !seen.has(overlay)) seen.set(overlay, url);
    }
    if (seen.size === 0) return { status: 'pass' };
    return {
      status: 'review',
      values: { names: [...seen.keys()].join(', ') },
      evidence: [...seen].map(([name, url]) => ({ type: 'request', url, note: name })),
    };
  },
});
