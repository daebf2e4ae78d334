import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-format.ts';

/** A pattern of the theme: no other format makes it lighter. */
const pattern = (url: string) =>
  networkRequest({ url, mimeType: 'image/gif', resourceType: 'image', transferBytes: 830 });

const page = (...types: string[]) =>
  pageArtifacts(undefined, {
    requests: types.map((type, index) =>
      networkRequest({
        url: `https://www.exemple.fr/${index}`,
        mimeType: `image/${type}`,
        resourceType: 'image',
      }),
    ),
  });

ruleCases(rule, {
  'mostly WebP': { artifacts: page('webp', 'webp', 'avif', 'webp', 'jpeg'), verdict: 'pass' },
  'mostly JPEG': {
    artifacts: page('jpeg', 'jpeg', 'png', 'webp'),
    verdict: 'fail',
    title: '25 % des images seulement sont dans un format efficace',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/0', note: 'image/jpeg' },
      { type: 'request', url: 'https://www.exemple.fr/1', note: 'image/jpeg' },
      { type: 'request', url: 'https://www.exemple.fr/2', note: 'image/png' },
    ],
  },
  'two images': {
    artifacts: page('jpeg', 'jpeg'),
    verdict: 'inapplicable',
    reason: 'moins de trois images de plus de 4 ko',
  },
  'drawings only': {
    artifacts: page('svg+xml', 'svg+xml', 'svg+xml'),
    verdict: 'inapplicable',
    reason: 'moins de trois images de plus de 4 ko',
  },
  'icons and patterns of a few hundred bytes': {
    artifacts: pageArtifacts(undefined, { requests: ['/a.gif', '/b.gif', '/c.gif', '/d.gif'].map(pattern) }),
    verdict: 'inapplicable',
    reason: 'moins de trois images de plus de 4 ko',
  },
  'icons beside photographs': {
    artifacts: pageArtifacts(undefined, {
      requests: [...page('webp', 'avif', 'webp').requests, pattern('/a.gif'), pattern('/b.gif')],
    }),
    verdict: 'pass',
  },
  'three in four': { artifacts: page('webp', 'webp', 'webp', 'jpeg'), verdict: 'pass' },
});
