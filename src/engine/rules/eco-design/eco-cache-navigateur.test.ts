import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-cache-navigateur.ts';

const page = (value: string | null, resourceType: 'script' | 'document' = 'script') =>
  pageArtifacts(undefined, {
    requests: [
      networkRequest({
        resourceType,
        responseHeaders: value === null ? [] : [{ name: 'cache-control', value }],
      }),
    ],
  });

ruleCases(rule, {
  pass: { 'a year': page('public, max-age=31536000, immutable'), 'a week': page('max-age=604800') },
  fail: {
    'no header': page(null),
    'an hour': page('max-age=3600'),
    forbidden: page('no-store, max-age=31536000'),
  },
  inapplicable: { 'the page itself': page(null, 'document') },
});
