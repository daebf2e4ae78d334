import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-cibles.ts';

const page = (...boxes: string[]) =>
  pageArtifacts(
    `<body>${boxes.map((box) => `<div><button data-box="${box}">B</button></div>`).join('')}</body>`,
  );
const desktop = page('0 0 10 10', '12 0 10 10');

/** A lone small link, and a panel of questions laid over its place, as tall as given. */
const overPanel = (height: number, style = 'position:absolute;overflow-x:hidden;overflow-y:hidden') =>
  pageArtifacts(
    `<body><p><a href="/imprimer" style="display:block" data-box="20 300 90 18">Imprimer</a></p><div style="${style}" data-box="0 290 412 ${height}"><div data-box="0 290 412 120"><button data-box="20 310 80 20">Livraison</button></div></div></body>`,
  );

ruleCases(rule, {
  'a lone small one under a folded panel': { artifacts: overPanel(0), verdict: 'pass' },
  'the same, the panel opened': {
    artifacts: overPanel(120),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > p > a', note: '90 × 18 px' },
      { type: 'element', selector: 'html > body > div > div > button', note: '80 × 20 px' },
    ],
  },
  'the same, the button past the edge of a panel that cuts it': { artifacts: overPanel(15), verdict: 'pass' },
  'the same, past the edge of a panel that one scrolls': {
    artifacts: overPanel(15, 'position:absolute;overflow-y:auto'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > p > a', note: '90 × 18 px' },
      { type: 'element', selector: 'html > body > div > div > button', note: '80 × 20 px' },
    ],
  },
  'small ones below a body that cuts what leaves it': {
    artifacts: pageArtifacts(
      '<body style="overflow-y:hidden" data-box="0 0 412 100"><div><button data-box="0 900 10 10">A</button></div><div><button data-box="12 900 10 10">B</button></div></body>',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > button', note: '10 × 10 px' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2) > button', note: '10 × 10 px' },
    ],
  },
  'large enough, side by side': { artifacts: page('0 0 24 24', '24 0 24 24'), verdict: 'pass' },
  'small, but alone': { artifacts: page('0 0 10 10', '60 0 10 10'), verdict: 'pass' },
  'an icon taller than the line of its link': {
    artifacts: pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="478 18 24 17"><img alt="Accueil" src="/h.png" data-box="478 8 24 24"></a></div><div><a href="/b" style="display:block" data-box="0 36 980 25">Signaler</a></div></body>',
    ),
    verdict: 'pass',
  },
  'a link around a button counts once': {
    artifacts: pageArtifacts(
      '<body><a href="/a" data-box="0 0 20 20" style="display:block"><span role="button" tabindex="0" data-box="0 0 18 18">A</span></a></body>',
    ),
    verdict: 'pass',
  },
  'an icon as small as its line, over a link': {
    artifacts: pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="478 18 24 17"><img alt="Accueil" src="/h.png" data-box="478 18 16 16"></a></div><div><a href="/b" style="display:block" data-box="0 36 980 25">Signaler</a></div></body>',
    ),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div:nth-of-type(1) > a', note: '24 × 17 px' }],
  },
  'a small one above the second line of a link that wraps, far enough': {
    artifacts: pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="20 0 60 16">Plan</a><a href="/b" style="display:inline" data-box="10 0 300 46" data-lines="200 0 110 16, 10 30 90 16">Nous écrire pour un devis</a></div></body>',
    ),
    verdict: 'pass',
  },
  'a small one on the second line of a link that wraps': {
    artifacts: pageArtifacts(
      '<body><div><a href="/a" style="display:inline" data-box="20 0 60 16">Plan</a><a href="/b" style="display:inline" data-box="10 0 300 34" data-lines="200 0 110 16, 10 18 90 16">Nous écrire pour un devis</a></div></body>',
    ),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div > a:nth-of-type(1)', note: '60 × 16 px' }],
  },
  'two small ones together': {
    artifacts: page('0 0 10 10', '12 0 10 10'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > button', note: '10 × 10 px' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2) > button', note: '10 × 10 px' },
    ],
  },
  'a small one beside a large one': {
    artifacts: page('0 0 10 10', '12 0 100 40'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > button', note: '10 × 10 px' },
    ],
  },
  'a small one under a button of the window, which another would be two lines further': {
    artifacts: pageArtifacts(
      '<body><p><a href="tel:+33600000000" style="display:block" data-box="170 814 72 14">06</a></p><p><a href="tel:+33600000001" style="display:block" data-box="170 879 72 14">07</a></p><a href="tel:+33600000000" style="display:block;position:fixed" data-box="184 764 213 54">Appeler</a></body>',
    ),
    verdict: 'pass',
  },
  'seen from a computer': {
    artifacts: { ...desktop, page: { ...desktop.page, device: 'desktop' } },
    verdict: 'inapplicable',
    reason: 'visite depuis un ordinateur',
  },
  'links of a sentence': {
    artifacts: pageArtifacts(
      '<body><p>Voir <a href="/a" data-box="0 0 20 12" style="display:inline">a</a> et <a href="/b" data-box="21 0 20 12" style="display:inline">b</a></p></body>',
    ),
    verdict: 'inapplicable',
    reason: 'rien à toucher',
  },
  'nothing to touch': {
    artifacts: pageArtifacts('<body><p>A</p></body>'),
    verdict: 'inapplicable',
    reason: 'rien à toucher',
  },
});
