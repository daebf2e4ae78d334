import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-compression.ts';

const page = (encoding: string | null, bodyBytes = 40_000, url = 'https://www.exemple.fr/a.js') =>
  pageArtifacts(undefined, {
    requests: [
      networkRequest({
        url,
        bodyBytes,
        responseHeaders: encoding === null ? [] : [{ name: 'content-encoding', value: encoding }],
      }),
    ],
  });

ruleCases(rule, {
  Brotli: { artifacts: page('br'), verdict: 'pass' },
  gzip: { artifacts: page('gzip'), verdict: 'pass' },
  'plain text': {
    artifacts: page(null),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.js', note: 'sans content-encoding' }],
  },
  'a tiny file': { artifacts: page(null, 1000), verdict: 'inapplicable', reason: 'aucun texte assez gros' },
  'a file of another site': {
    artifacts: page(null, 40_000, 'https://cdn.tiers.example/a.js'),
    verdict: 'inapplicable',
    reason: 'aucun texte assez gros',
  },
  'too small to win anything': {
    artifacts: page(null, 1400),
    verdict: 'inapplicable',
    reason: 'aucun texte assez gros',
  },
  'a byte more': {
    artifacts: page(null, 1401),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.js', note: 'sans content-encoding' }],
  },
});
