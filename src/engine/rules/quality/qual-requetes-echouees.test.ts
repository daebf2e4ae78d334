import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-requetes-echouees.ts';

const page = (changes: Parameters<typeof networkRequest>[0]) =>
  pageArtifacts(undefined, { requests: [networkRequest(changes)] });

ruleCases(rule, {
  pass: {
    'everything arrives': page({}),
    'the favicon is another rule’s': page({ url: 'https://www.exemple.fr/favicon.ico', status: 404 }),
  },
  fail: { 'a missing script': page({ status: 404 }) },
  inapplicable: {
    'files of others only': page({ url: 'https://tiers.example/a.js', status: 404 }),
    'the page itself': page({ isMainDocument: true, status: 404 }),
  },
});
