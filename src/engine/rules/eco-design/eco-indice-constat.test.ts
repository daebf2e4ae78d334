import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-indice-constat.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  'a sober page': { artifacts: page(500_000), verdict: 'pass' },
  'better than the median, not yet sober': {
    artifacts: page(1_800_000),
    verdict: 'fail',
    title:
      'L’indice de sobriété de la page est de 77 sur 100 : mieux que la page médiane, moins que l’objectif',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids', value: '1,8 Mo', expected: 'médiane : 2,4 Mo' },
      { type: 'value', label: 'Requêtes', value: '1', expected: 'médiane : 78' },
      { type: 'value', label: 'Éléments', value: '13', expected: 'médiane : 693' },
      { type: 'value', label: 'À réduire d’abord', value: 'le poids' },
    ],
  },
  'hardly below what loses nothing: never said to be there': {
    artifacts: page(1_548_000),
    verdict: 'fail',
    title:
      'L’indice de sobriété de la page est de 79 sur 100 : mieux que la page médiane, moins que l’objectif',
    occurrences: 1,
    evidence: [
      { type: 'value', value: '1,55 Mo' },
      { type: 'value', value: '1' },
      { type: 'value', value: '13' },
      { type: 'value', label: 'À réduire d’abord', value: 'le poids' },
    ],
  },
  'a heavy page': {
    artifacts: page(8_000_000),
    verdict: 'fail',
    title: 'L’indice de sobriété de la page est de 32 sur 100',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids', value: '8 Mo', expected: 'médiane : 2,4 Mo' },
      { type: 'value', label: 'Requêtes', value: '1', expected: 'médiane : 78' },
      { type: 'value', label: 'Éléments', value: '13', expected: 'médiane : 693' },
      { type: 'value', label: 'À réduire d’abord', value: 'le poids' },
    ],
  },
  'under each median, its elements count most': {
    artifacts: pageArtifacts(`<body>${'<i></i>'.repeat(600)}</body>`, {
      requests: Array.from({ length: 23 }, () => networkRequest({ transferBytes: 30_000 })),
    }),
    verdict: 'fail',
    title:
      'L’indice de sobriété de la page est de 76 sur 100 : mieux que la page médiane, moins que l’objectif',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids', value: '690 ko' },
      { type: 'value', label: 'Requêtes', value: '23' },
      { type: 'value', label: 'Éléments', value: '603' },
      { type: 'value', label: 'À réduire d’abord', value: 'les éléments de la page' },
    ],
  },
  'nothing was recorded': { artifacts: pageArtifacts(), verdict: 'error', reason: 'aucune requête relevée' },
});
