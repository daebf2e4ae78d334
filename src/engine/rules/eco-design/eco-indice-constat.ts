import { formatBytes, formatNumber } from '#contract/french.ts';
import { heaviestOf, medianIndex, soberIndex, sobrietyIndex } from '../../derive/load/sobriety.ts';
import { networkRequests, pageBytes } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

const namesOf = {
  weight: 'le poids',
  traffic: 'le nombre de requêtes',
  size: 'les éléments de la page',
} as const;

export default defineRule({
  id: 'eco-indice-constat',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Méthode Constat, indice de sobriété' }],
  title: {
    fail: 'L’indice de sobriété de la page est de {index} sur 100',
    pass: 'L’indice de sobriété de la page est bon',
  },
  messages: {
    better:
      'L’indice de sobriété de la page est de {index} sur 100 : mieux que la page médiane, moins que l’objectif',
  },
  why: 'Il résume le poids, le nombre de requêtes et le nombre d’éléments de la page. La page médiane du web a 50 ; l’objectif est 80.',
  fix: 'Agir d’abord sur celui des trois qui pèse le plus dans l’indice.',
  artifacts: ['requests', 'dom'],
  evaluate({ requests, dom }) {
    if (requests.length === 0) return { status: 'untested', reason: 'aucune requête relevée' };
    const bytes = pageBytes(requests);
    const count = networkRequests(requests).length;
    const index = sobrietyIndex(bytes, count, dom.elementCount);
    if (index >= soberIndex) return { status: 'pass' };
    return {
      status: 'fail',
      ...(index >= medianIndex && { message: 'better' }),
      // Never rounded up to the threshold that it is below.
      values: { index: formatNumber(Math.min(Math.round(index), soberIndex - 1)) },
      extent: -index,
      occurrences: 1,
      evidence: [
        { type: 'value', label: 'Poids', value: formatBytes(bytes), expected: 'médiane : 2,4 Mo' },
        { type: 'value', label: 'Requêtes', value: formatNumber(count), expected: 'médiane : 78' },
        {
          type: 'value',
          label: 'Éléments',
          value: formatNumber(dom.elementCount),
          expected: 'médiane : 693',
        },
        {
          type: 'value',
          label: 'À réduire d’abord',
          value: namesOf[heaviestOf(bytes, count, dom.elementCount)],
        },
      ],
    };
  },
});
