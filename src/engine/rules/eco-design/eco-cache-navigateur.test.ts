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
  'a year': { artifacts: page('public, max-age=31536000, immutable'), verdict: 'pass' },
  'a week': { artifacts: page('max-age=604800'), verdict: 'pass' },
  'no header': {
    artifacts: page(null),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cache-control', value: null }],
  },
  'an hour': {
    artifacts: page('max-age=3600'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cache-control', value: 'max-age=3600' }],
  },
  forbidden: {
    artifacts: page('no-store, max-age=31536000'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cache-control', value: 'no-store, max-age=31536000' }],
  },
  'the page itself': {
    artifacts: page(null, 'document'),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
  'a second less than a week': {
    artifacts: page('max-age=604799'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'cache-control', value: 'max-age=604799' }],
  },
});
