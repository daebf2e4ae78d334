import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-domaines-statiques.ts';

const page = (...urls: string[]) =>
  pageArtifacts(undefined, { requests: urls.map((url) => networkRequest({ url })) });

ruleCases(rule, {
  'one host': {
    artifacts: page('https://www.exemple.fr/a.js', 'https://www.exemple.fr/b.js'),
    verdict: 'pass',
  },
  'other sites do not count': {
    artifacts: page('https://www.exemple.fr/a.js', 'https://tiers.example/b.js'),
    verdict: 'pass',
  },
  'two hosts': {
    artifacts: page('https://www.exemple.fr/a.js', 'https://static.exemple.fr/b.js'),
    verdict: 'fail',
    title: 'Les fichiers du site viennent de 2 noms d’hôte',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'www.exemple.fr', value: '1 fichier' },
      { type: 'value', label: 'static.exemple.fr', value: '1 fichier' },
    ],
  },
  'no file': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun fichier du site' },
});
