import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-domaines-statiques.ts';

const page = (...urls: string[]) =>
  pageArtifacts(undefined, { requests: urls.map((url) => networkRequest({ url })) });

ruleCases(rule, {
  pass: {
    'one host': page('https://www.exemple.fr/a.js', 'https://www.exemple.fr/b.js'),
    'other sites do not count': page('https://www.exemple.fr/a.js', 'https://tiers.example/b.js'),
  },
  fail: { 'two hosts': page('https://www.exemple.fr/a.js', 'https://static.exemple.fr/b.js') },
  inapplicable: { 'no file': pageArtifacts() },
});
