import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-gif-lourd.ts';

const page = (transferBytes: number) =>
  pageArtifacts(undefined, {
    requests: [
      networkRequest({
        url: 'https://www.exemple.fr/a.gif',
        mimeType: 'image/gif',
        resourceType: 'image',
        transferBytes,
      }),
    ],
  });

ruleCases(rule, {
  'a small icon': { artifacts: page(2_000), verdict: 'pass' },
  'an animation': {
    artifacts: page(1_500_000),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.gif', note: 'plus de 100 ko' }],
  },
  'no GIF': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun GIF' },
  'a heavy photograph': {
    artifacts: pageArtifacts(undefined, {
      requests: [
        networkRequest({
          url: 'https://www.exemple.fr/a.jpg',
          mimeType: 'image/jpeg',
          transferBytes: 900_000,
        }),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucun GIF',
  },
  'the heaviest': { artifacts: page(100_000), verdict: 'pass' },
  'a byte more': {
    artifacts: page(100_001),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.gif', note: 'plus de 100 ko' }],
  },
});
