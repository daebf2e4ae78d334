import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-polices-nombre.ts';

const page = (count: number, transferBytes: number) =>
  pageArtifacts(undefined, {
    requests: Array.from({ length: count }, (_, index) =>
      networkRequest({ url: `https://www.exemple.fr/${index}.woff2`, resourceType: 'font', transferBytes }),
    ),
  });

ruleCases(rule, {
  'few but heavy files': { artifacts: page(4, 200_000), verdict: 'pass' },
  'many but light files': { artifacts: page(8, 20_000), verdict: 'pass' },
  'many and heavy': {
    artifacts: page(8, 90_000),
    verdict: 'fail',
    title: '8 fichiers de police pèsent 720 ko',
    occurrences: 1,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/0.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/1.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/2.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/3.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/4.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/5.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/6.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/7.woff2' },
    ],
  },
  'no font': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune police téléchargée' },
  'as many heavy images': {
    artifacts: pageArtifacts(undefined, {
      requests: Array.from({ length: 8 }, (_, index) =>
        networkRequest({
          url: `https://www.exemple.fr/${index}.jpg`,
          resourceType: 'image',
          transferBytes: 90_000,
        }),
      ),
    }),
    verdict: 'inapplicable',
    reason: 'aucune police téléchargée',
  },
  'four files': { artifacts: page(4, 150_000), verdict: 'pass' },
  five: {
    artifacts: page(5, 80_001),
    verdict: 'fail',
    title: '5 fichiers de police pèsent 400 ko',
    occurrences: 1,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/0.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/1.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/2.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/3.woff2' },
      { type: 'request', url: 'https://www.exemple.fr/4.woff2' },
    ],
  },
  'as heavy as allowed': { artifacts: page(5, 80_000), verdict: 'pass' },
});
