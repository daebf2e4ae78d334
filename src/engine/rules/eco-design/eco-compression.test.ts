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
  pass: { Brotli: page('br'), gzip: page('gzip') },
  fail: { 'plain text': page(null) },
  inapplicable: {
    'a tiny file': page(null, 1000),
    'a file of another site': page(null, 40_000, 'https://cdn.tiers.example/a.js'),
  },
});
