import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-interstitiel.ts';

const page = (text: string, box = '0 0 412 800', style = 'position:fixed') =>
  pageArtifacts(`<body><main><p>Page</p></main><div style="${style}" data-box="${box}">${text}</div></body>`);
const desktop = page('Recevez notre lettre d’information');

ruleCases(rule, {
  pass: {
    'a small strip': page('Recevez notre lettre d’information', '0 700 412 120'),
    'a consent banner': page('Ce site utilise des cookies pour mesurer son audience.'),
    'an age gate': page('Avez-vous plus de 18 ans ?'),
    'part of the page': page('Recevez notre lettre d’information', '0 0 412 800', 'position:static'),
    'a menu closed off the screen': page('Recevez notre lettre d’information', '-412 0 412 800'),
  },
  review: { 'a subscription window': page('Recevez notre lettre d’information') },
  inapplicable: { 'seen from a computer': { ...desktop, page: { ...desktop.page, device: 'desktop' } } },
});
