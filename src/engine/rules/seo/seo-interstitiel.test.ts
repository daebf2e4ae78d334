import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-interstitiel.ts';

const page = (text: string, box = '0 0 412 800', style = 'position:fixed') =>
  pageArtifacts(`<body><main><p>Page</p></main><div style="${style}" data-box="${box}">${text}</div></body>`);
const desktop = page('Recevez notre lettre d’information');

ruleCases(rule, {
  'a small strip': {
    artifacts: page('Recevez notre lettre d’information', '0 700 412 120'),
    verdict: 'pass',
  },
  'a consent banner': {
    artifacts: page('Ce site utilise des cookies pour mesurer son audience.'),
    verdict: 'pass',
  },
  'an age gate': { artifacts: page('Avez-vous plus de 18 ans ?'), verdict: 'pass' },
  'part of the page': {
    artifacts: page('Recevez notre lettre d’information', '0 0 412 800', 'position:static'),
    verdict: 'pass',
  },
  'a menu closed off the screen': {
    artifacts: page('Recevez notre lettre d’information', '-412 0 412 800'),
    verdict: 'pass',
  },
  'a subscription window': {
    artifacts: page('Recevez notre lettre d’information'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'seen from a computer': {
    artifacts: { ...desktop, page: { ...desktop.page, device: 'desktop' } },
    verdict: 'inapplicable',
    reason: 'visite depuis un ordinateur',
  },
});
