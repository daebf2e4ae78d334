import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-coupe-par-le-bord.ts';

const text = '<p data-box="16 200 380 40">Bienvenue chez nous</p>';

/** A page that goes on to the right. */
function wide(body: string) {
  const artifacts = withBody(body);
  return { ...artifacts, dom: { ...artifacts.dom, page: { width: 520, height: 900 } } };
}

ruleCases(rule, {
  'the name of the site begins outside': {
    artifacts: withBody(
      `<header><a href="/" id="nom" data-box="-60 10 300 40">Salles de bains</a></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#nom', note: '60 px hors de la fenêtre, à gauche' }],
  },
  'a logo that does': {
    artifacts: withBody(
      `<header><img id="logo" alt="Exemple" src="/logo.png" data-box="-40 10 200 40"></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#logo', note: '40 px hors de la fenêtre, à gauche' }],
  },
  'a name that goes on past the right edge of a page that does not scroll': {
    artifacts: withBody(
      `<header><span id="nom" style="display:inline" data-box="250 10 262 40">Salles de bains</span></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#nom', note: '100 px hors de la fenêtre, à droite' }],
  },
  'the same where the page is scrolled': {
    artifacts: wide(
      `<header><span style="display:inline" data-box="250 10 262 40">Salles de bains</span></header>${text}`,
    ),
    verdict: 'pass',
  },
  'a block whose letters may end before': {
    artifacts: withBody(`<p style="display:block" data-box="250 10 262 40">Salles de bains</p>${text}`),
    verdict: 'pass',
  },
  'a name that a part of the page crops': {
    artifacts: withBody(
      `<div style="overflow-x:hidden"><span style="display:inline" data-box="250 10 262 40">Salles de bains</span></div>${text}`,
    ),
    verdict: 'pass',
  },
  'a logo cut by less than a block may take back': {
    artifacts: withBody(
      `<header><img id="logo" alt="Exemple" src="/logo.png" data-box="-12 10 200 40"></header>${text}`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#logo', note: '12 px hors de la fenêtre, à gauche' }],
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
