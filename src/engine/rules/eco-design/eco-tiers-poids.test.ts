import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-tiers-poids.ts';

const page = (...sizes: [url: string, bytes: number][]) =>
  pageArtifacts(undefined, {
    requests: sizes.map(([url, transferBytes]) => networkRequest({ url, transferBytes })),
  });
const own: [string, number] = ['https://www.exemple.fr/a.js', 200_000];

ruleCases(rule, {
  'a small share': { artifacts: page(own, ['https://www.youtube.com/a.js', 50_000]), verdict: 'pass' },
  'half of very little': {
    artifacts: page(['https://www.exemple.fr/', 10_000], ['https://www.youtube.com/a.js', 20_000]),
    verdict: 'pass',
  },
  'a known service weighs more than the site': {
    artifacts: page(own, ['https://www.youtube.com/a.js', 900_000]),
    verdict: 'fail',
    title: 'Les services d’autres sociétés font 82 % du poids, depuis 1 domaine',
    evidence: [{ type: 'value', label: 'www.youtube.com', value: '900 ko' }],
  },
  'an unknown host does': {
    artifacts: page(own, ['https://fichiers.inconnu.example/a.jpg', 900_000]),
    verdict: 'review',
    title: 'Les services d’autres sociétés font 82 % du poids, depuis 1 domaine : à vérifier',
    evidence: [{ type: 'value', label: 'fichiers.inconnu.example', value: '900 ko' }],
  },
  'no third party': { artifacts: page(own), verdict: 'inapplicable', reason: 'aucun service tiers' },
});
