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
  pass: {
    'a complete address': page(address),
    'a declared size': page(
      address,
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    ),
  },
  fail: {
    'a relative address': page('/partage.jpg'),
    'a drawing': page('https://www.exemple.fr/logo.svg'),
    'too small': page(address, '<meta property="og:image:width" content="200">'),
    'not found': page(address, '', 404),
  },
  inapplicable: { 'no image': pageArtifacts('<p>A</p>') },
});
