import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-og-image.ts';

const address = 'https://www.exemple.fr/partage.jpg';
const page = (content: string, more = '', status = 200) =>
  pageArtifacts(`<head><meta property="og:image" content="${content}">${more}</head>`, {
    requests: [networkRequest({ url: address, status })],
  });

ruleCases(rule, {
  'an image that a script alone writes': {
    artifacts: {
      ...page(address),
      source: pageArtifacts('<head><meta property="og:image" content=""></head>').source,
    },
    verdict: 'inapplicable',
    reason: 'image de partage écrite par un script',
  },
  'a complete address': { artifacts: page(address), verdict: 'pass' },
  'a declared size': {
    artifacts: page(
      address,
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    ),
    verdict: 'pass',
  },
  'a relative address': {
    artifacts: page('/partage.jpg'),
    verdict: 'fail',
    title: 'L’image de partage est inutilisable : son adresse est incomplète',
    evidence: [{ type: 'value', label: 'og:image', value: '/partage.jpg', expected: '1200 × 630 px' }],
  },
  'a drawing': {
    artifacts: page('https://www.exemple.fr/logo.svg'),
    verdict: 'fail',
    title: 'L’image de partage est inutilisable : le format SVG n’est pas accepté',
    evidence: [
      {
        type: 'value',
        label: 'og:image',
        value: 'https://www.exemple.fr/logo.svg',
        expected: '1200 × 630 px',
      },
    ],
  },
  'too small': {
    artifacts: page(address, '<meta property="og:image:width" content="200">'),
    verdict: 'fail',
    title: 'L’image de partage est inutilisable : elle est trop petite',
    evidence: [
      {
        type: 'value',
        label: 'og:image',
        value: 'https://www.exemple.fr/partage.jpg',
        expected: '1200 × 630 px',
      },
    ],
  },
  'not found': {
    artifacts: page(address, '', 404),
    verdict: 'fail',
    title: 'L’image de partage est inutilisable : elle répond 404',
    evidence: [
      {
        type: 'value',
        label: 'og:image',
        value: 'https://www.exemple.fr/partage.jpg',
        expected: '1200 × 630 px',
      },
    ],
  },
  'no image': {
    artifacts: pageArtifacts('<p>A</p>'),
    verdict: 'inapplicable',
    reason: 'aucune image de partage',
  },
});
