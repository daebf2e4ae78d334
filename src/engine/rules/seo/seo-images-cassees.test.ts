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
  'the image arrives': { artifacts: page({ status: 200 }), verdict: 'pass' },
  'an image without answer proves nothing': {
    artifacts: page({ status: 0, failure: 'net::ERR_ABORTED' }),
    verdict: 'pass',
  },
  'a missing image': {
    artifacts: page({ status: 404 }),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'réponse 404' }],
  },
  'a failing server': {
    artifacts: page({ status: 503 }),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'réponse 503' }],
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune image' },
});
