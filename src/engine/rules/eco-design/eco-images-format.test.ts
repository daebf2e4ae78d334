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

const photographs = ['a', 'b', 'c'].map((name) => `https://www.exemple.fr/${name}.jpg`);
const image = (changes: Partial<Parameters<typeof networkRequest>[0]> & { readonly url: string }) =>
  networkRequest({ mimeType: 'image/jpeg', resourceType: 'image', ...changes });
const cut = { status: 0, failure: 'net::ERR_NAME_NOT_RESOLVED', mimeType: '', transferBytes: 0 };
const withLost = (count: number) =>
  pageArtifacts(undefined, {
    requests: [
      ...page('jpeg', 'jpeg', 'png').requests,
      ...Array.from({ length: count }, (_, at) => image({ url: `https://images.example/${at}.jpg`, ...cut })),
    ],
  });
const three = [
  { type: 'request', url: 'https://www.exemple.fr/0', note: 'image/jpeg' },
  { type: 'request', url: 'https://www.exemple.fr/1', note: 'image/jpeg' },
  { type: 'request', url: 'https://www.exemple.fr/2', note: 'image/png' },
] as const;

ruleCases(rule, {
  'mostly WebP': { artifacts: page('webp', 'webp', 'avif', 'webp', 'jpeg'), verdict: 'pass' },
  'mostly JPEG': {
    artifacts: page('jpeg', 'jpeg', 'png', 'webp'),
    verdict: 'fail',
    title: '25 % seulement des photos et images sont dans un format efficace (WebP, AVIF)',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/0', note: 'image/jpeg' },
      { type: 'request', url: 'https://www.exemple.fr/1', note: 'image/jpeg' },
      { type: 'request', url: 'https://www.exemple.fr/2', note: 'image/png' },
    ],
  },
  'AVIF under names that say JPEG': {
    artifacts: pageArtifacts(undefined, {
      requests: photographs.map((url) => image({ url, sniffedType: 'image/avif' })),
    }),
    verdict: 'pass',
  },
  'PNG under names that say JPEG': {
    artifacts: pageArtifacts(undefined, {
      requests: photographs.map((url) => image({ url, sniffedType: 'image/png' })),
    }),
    verdict: 'fail',
    title: 'Les photos et images sont dans des formats lourds (JPEG, PNG ou GIF)',
    evidence: photographs.map((url) => ({
      type: 'request' as const,
      url,
      note: 'image/png',
    })),
  },
  'a drawing of some weight beside photographs': {
    artifacts: page('jpeg', 'jpeg', 'png', 'svg+xml'),
    verdict: 'fail',
    title: 'Les photos et images sont dans des formats lourds (JPEG, PNG ou GIF)',
    evidence: three,
  },
  'none of those that came, and one that did not come from here': {
    artifacts: withLost(1),
    verdict: 'fail',
    title: 'Les photos et images reçues sont dans des formats lourds (JPEG, PNG ou GIF)',
    evidence: three,
  },
  'so many that did not come that most may be efficient': {
    artifacts: withLost(9),
    verdict: 'review',
    title: 'Les photos et images reçues sont dans des formats lourds (JPEG, PNG ou GIF) : à vérifier',
    evidence: three,
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
