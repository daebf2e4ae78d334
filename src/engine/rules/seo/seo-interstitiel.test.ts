import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-interstitiel.ts';

const page = (text: string, box = '0 0 412 800', style = 'position:fixed') =>
  pageArtifacts(`<body><main><p>Page</p></main><div style="${style}" data-box="${box}">${text}</div></body>`);
/** A layer that shows nothing of its own, and a panel in it. */
const layer = (panel: string, attributes = '') =>
  pageArtifacts(
    `<body><main><p>Page</p></main><aside ${attributes} style="position:fixed" data-box="0 0 412 823">${panel}</aside></body>`,
  );
const menu = (box: string) =>
  `<nav style="background:#fff" data-box="${box}"><a href="/a" data-box="${box}">Nos tarifs et horaires</a></nav>`;
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
  'a see-through layer whose panel waits past the edge': {
    artifacts: layer(menu('-320 0 300 823')),
    verdict: 'pass',
  },
  'a layer that its author closed': { artifacts: layer(menu('0 0 412 823'), 'inert'), verdict: 'pass' },
  'a small panel of a see-through layer': { artifacts: layer(menu('20 600 372 200')), verdict: 'pass' },
  'a see-through layer whose panel is open': {
    artifacts: layer(menu('0 0 412 823')),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > aside' }],
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
