import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-requetes-echouees.ts';

const page = (changes: Parameters<typeof networkRequest>[0]) =>
  pageArtifacts(undefined, { requests: [networkRequest(changes)] });

const withPicture = (...urls: string[]) =>
  pageArtifacts('<body><img src="/a.jpg" alt=""></body>', {
    requests: ['https://www.exemple.fr/a.jpg', ...urls].map((url) => networkRequest({ url, status: 404 })),
  });

ruleCases(rule, {
  'everything arrives': { artifacts: page({}), verdict: 'pass' },
  'the favicon is another rule’s': {
    artifacts: page({ url: 'https://www.exemple.fr/favicon.ico', status: 404 }),
    verdict: 'pass',
  },
  'a missing script': {
    artifacts: page({ status: 404 }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/script.js', status: 404 }],
  },
  'a missing picture that the page shows': {
    artifacts: withPicture(),
    verdict: 'inapplicable',
    reason: 'seules des images manquent, jugées par un autre contrôle',
  },
  'the same, a picture of a style, and a script': {
    artifacts: withPicture('https://www.exemple.fr/fond.jpg', 'https://www.exemple.fr/menu.js'),
    verdict: 'fail',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/fond.jpg', status: 404 },
      { type: 'request', url: 'https://www.exemple.fr/menu.js', status: 404 },
    ],
  },
  'a file that is asked for twice, and another': {
    artifacts: pageArtifacts(undefined, {
      requests: ['/fond.png', '/menu.js', '/fond.png'].map((path) =>
        networkRequest({ url: `https://www.exemple.fr${path}`, status: 404 }),
      ),
    }),
    verdict: 'fail',
    occurrences: 2,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/fond.png', status: 404 },
      { type: 'request', url: 'https://www.exemple.fr/menu.js', status: 404 },
    ],
  },
  'files of others only': {
    artifacts: page({ url: 'https://tiers.example/a.js', status: 404 }),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
  'the page itself': {
    artifacts: page({ isMainDocument: true, status: 404 }),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
});
