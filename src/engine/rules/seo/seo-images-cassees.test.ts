import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import type { NetworkRequest } from '../../artifacts.ts';
import rule from './seo-images-cassees.ts';

const page = (changes: Partial<NetworkRequest>) =>
  pageArtifacts('<!doctype html><html lang="fr"><body><img src="/a.jpg" alt=""></body></html>', {
    requests: [networkRequest({ url: 'https://www.exemple.fr/a.jpg', resourceType: 'image', ...changes })],
  });

ruleCases(rule, {
  pass: {
    'the image arrives': page({ status: 200 }),
    'an image without answer proves nothing': page({ status: 0, failure: 'net::ERR_ABORTED' }),
  },
  fail: { 'a missing image': page({ status: 404 }), 'a failing server': page({ status: 503 }) },
  inapplicable: { 'no image': pageArtifacts() },
});
