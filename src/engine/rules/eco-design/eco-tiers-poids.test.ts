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
  pass: {
    'a small share': page(own, ['https://www.youtube.com/a.js', 50_000]),
    'half of very little': page(
      ['https://www.exemple.fr/', 10_000],
      ['https://www.youtube.com/a.js', 20_000],
    ),
  },
  fail: { 'a known service weighs more than the site': page(own, ['https://www.youtube.com/a.js', 900_000]) },
  review: { 'an unknown host does': page(own, ['https://fichiers.inconnu.example/a.jpg', 900_000]) },
  inapplicable: { 'no third party': page(own) },
});
