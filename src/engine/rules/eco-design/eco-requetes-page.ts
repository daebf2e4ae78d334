import { countOf } from '#contract/french.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** Bounds of Constat: the median page makes about 78 requests. RGESN 6.1 asks for a budget, and gives no figure. */
const major = threshold(160, {
  ours: 'twice the requests of the median web page (78); RGESN 6.1 gives no figure',
});
const minor = threshold(40, {
  ours: 'half the requests of the median web page (78); RGESN 6.1 gives no figure',
});

export default defineRule({
  id: 'eco-requetes-page',
  version: 2,
  // No norm gives a figure: graver only beyond twice the median page.
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 6.1 (budget à fixer)' },
    { kind: 'ours', title: 'seuil de Constat' },
  ],
  title: { fail: 'La page fait {count} requêtes', pass: 'Le nombre de requêtes est maîtrisé' },
  why: 'Chaque fichier demandé sollicite un serveur et le réseau, et ralentit l’affichage.',
  fix: 'Retirer les services tiers inutiles et différer ce qui n’est pas visible.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    if (requests.length === 0) return { status: 'untested', reason: 'aucune requête relevée' };
    const made = networkRequests(requests);
    if (made.length <= minor) return { status: 'pass' };
    const hosts = Map.groupBy(made, (request) => URL.parse(request.url)?.host ?? '');
    const busiest = [...hosts].sort(([, a], [, b]) => b.length - a.length).slice(0, 5);
    return {
      status: 'fail',
      severity: made.length > major ? 'majeur' : 'mineur',
      values: { count: made.length },
      extent: made.length,
      occurrences: 1,
      evidence: busiest.map(([host, list]) => ({
        type: 'value',
        label: host,
        value: countOf(list.length, 'requête', 'requêtes'),
      })),
    };
  },
});
