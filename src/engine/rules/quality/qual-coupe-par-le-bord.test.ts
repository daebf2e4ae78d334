import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-coupe-par-le-bord.ts';

const text = '<p data-box="16 200 380 40">Bienvenue chez nous</p>';

ruleCases(rule, {
  'the name of the site begins outside': {
    artifacts: withBody(
      `<header><a href="/" id="nom" data-box="-60 10 300 40">Salles de bains</a></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#nom', note: '60 px hors de la fenêtre' }],
  },
  'a logo that does': {
    artifacts: withBody(
      `<header><img id="logo" alt="Exemple" src="/logo.png" data-box="-40 10 200 40"></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#logo', note: '40 px hors de la fenêtre' }],
  },
  'a photograph that does': {
    artifacts: withBody(`<main><img alt="Une rue" src="/rue.jpg" data-box="-40 10 200 40">${text}</main>`),
    verdict: 'pass',
  },
  'a block with margins that are taken back': {
    artifacts: withBody(`<p data-box="-15 10 300 40">Bonjour à tous</p>${text}`),
    verdict: 'pass',
  },
  'a band as wide as the window and more': {
    artifacts: withBody(`<h2 data-box="-50 10 512 40">Nos chantiers</h2>${text}`),
    verdict: 'pass',
  },
  'a menu that waits outside': {
    artifacts: withBody(`<a href="/a" data-box="-300 10 300 40">Nos tarifs</a>${text}`),
    verdict: 'pass',
  },
  'a slide that leaves': {
    artifacts: withBody(
      `<div class="swiper-slide"><p data-box="-200 10 300 40">Avis de Paul</p></div>${text}`,
    ),
    verdict: 'pass',
  },
  'a row that is scrolled': {
    artifacts: withBody(
      `<div style="overflow-x:auto"><p data-box="-200 10 300 40">Avis de Paul</p></div>${text}`,
    ),
    verdict: 'pass',
  },
  'a page read from the right': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="ar" dir="rtl"><body><p data-box="-60 10 300 40">Bonjour à tous</p></body></html>',
    ),
    verdict: 'inapplicable',
    reason: 'page qui se lit de droite à gauche',
  },
  'nothing to read': { artifacts: withBody('<img alt="" src="/a.png">'), verdict: 'inapplicable' },
});
