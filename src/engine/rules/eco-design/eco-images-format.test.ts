import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-format.ts';

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
  pass: { 'mostly WebP': page('webp', 'webp', 'avif', 'webp', 'jpeg') },
  fail: { 'mostly JPEG': page('jpeg', 'jpeg', 'png', 'webp') },
  inapplicable: {
    'two images': page('jpeg', 'jpeg'),
    'drawings only': page('svg+xml', 'svg+xml', 'svg+xml'),
  },
});
