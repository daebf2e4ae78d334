import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-poids-page.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, { requests: [networkRequest({ transferBytes })] });

ruleCases(rule, {
  'a sober page': { artifacts: page(1_000_000), verdict: 'pass' },
  'what comes from the cache costs nothing': {
    artifacts: pageArtifacts(undefined, {
      requests: [networkRequest({ transferBytes: 9e6, fromCache: true })],
    }),
    verdict: 'pass',
  },
  'above a megabyte': {
    artifacts: page(1_000_001),
    verdict: 'fail',
    title: 'La page pèse 1 Mo',
    severity: 'mineur',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '1 Mo', expected: 'au plus 1 Mo' },
      { type: 'request', url: 'https://www.exemple.fr/script.js' },
    ],
  },
  'a heavy page': {
    artifacts: page(8_000_000),
    verdict: 'fail',
    title: 'La page pèse 8 Mo',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '8 Mo', expected: 'au plus 1 Mo' },
      { type: 'request', url: 'https://www.exemple.fr/script.js' },
    ],
  },
  'a heavy picture beside a small style sheet': {
    artifacts: pageArtifacts(undefined, {
      requests: [
        networkRequest({ transferBytes: 1_300 }),
        networkRequest({ url: 'https://www.exemple.fr/a.jpg', transferBytes: 6_000_000 }),
      ],
    }),
    verdict: 'fail',
    title: 'La page pèse 6 Mo',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '6 Mo', expected: 'au plus 1 Mo' },
      { type: 'request', url: 'https://www.exemple.fr/a.jpg' },
    ],
  },
  'nothing was recorded': { artifacts: pageArtifacts(), verdict: 'error', reason: 'aucune requête relevée' },
  'the heaviest of the middle': {
    artifacts: page(5_000_000),
    verdict: 'fail',
    title: 'La page pèse 5 Mo',
    severity: 'mineur',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '5 Mo', expected: 'au plus 1 Mo' },
      { type: 'request', url: 'https://www.exemple.fr/script.js' },
    ],
  },
  'a byte more': {
    artifacts: page(5_000_001),
    verdict: 'fail',
    title: 'La page pèse 5 Mo',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Poids transféré', value: '5 Mo', expected: 'au plus 1 Mo' },
      { type: 'request', url: 'https://www.exemple.fr/script.js' },
    ],
  },
});
