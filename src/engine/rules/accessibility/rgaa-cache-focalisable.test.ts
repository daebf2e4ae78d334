import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cache-focalisable.ts';

/** As wide as given, in a window of 412 pixels. */
const wide = (width: number, body: string) => {
  const page = withBody(`<div>${body}</div>`);
  return { ...page, dom: { ...page.dom, page: { width, height: 900 } } };
};
const basket =
  '<div style="position:fixed" data-box="0 760 700 60"><button data-box="640 770 48 40">Panier</button></div>';

ruleCases(rule, {
  'visible links': {
    artifacts: withBody('<a href="/a">Un</a><div style="display:none"><a href="/b">Deux</a></div>'),
    verdict: 'pass',
  },
  'a zone of an image, which has no place of its own': {
    artifacts: withBody(
      '<map name="m" style="display:inline"><area href="/a" alt="Un" tabindex="0" style="display:inline" data-box="-900 0 0 0"></map>',
    ),
    verdict: 'pass',
  },
  'a skip link that waits out of sight': {
    artifacts: withBody('<a href="#contenu" data-box="-900 0 100 20">Aller</a>'),
    verdict: 'pass',
  },
  'a box drawn by its label': {
    artifacts: withBody('<label><input type="checkbox" style="opacity:0">Oui</label>'),
    verdict: 'pass',
  },
  'an empty link, judged elsewhere': {
    artifacts: withBody('<a href="/a" data-box="0 0 0 20"></a>'),
    verdict: 'pass',
  },
  'a silenced link taken out of the Tab order': {
    artifacts: withBody(
      '<a href="/a">Un</a><div aria-hidden="true"><a href="/b" tabindex="-1">Deux</a></div>',
    ),
    verdict: 'pass',
  },
  'a link inside aria-hidden': {
    artifacts: withBody('<div aria-hidden="true"><a href="/a">Un</a></div>'),
    verdict: 'fail',
    title: 'Des contenus cachés reçoivent le focus du clavier',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'a slide caught while it comes in': {
    artifacts: withBody(
      '<a href="/a">Un</a><div aria-hidden="true"><a href="/b" data-in-passing data-box="-900 0 100 20">Deux</a></div>',
    ),
    verdict: 'pass',
  },
  'one beside a slide that stays so': {
    artifacts: withBody(
      '<div aria-hidden="true"><a href="/b" data-in-passing>Deux</a></div><div aria-hidden="true"><a id="trois" href="/c">Trois</a></div>',
    ),
    verdict: 'fail',
    title: 'Des contenus cachés reçoivent le focus du clavier',
    evidence: [{ type: 'element', selector: '#trois' }],
  },
  'an image that overflows the flat box of its link': {
    artifacts: withBody(
      '<a href="/a" data-box="0 40 300 0"><picture data-box="0 40 300 0"><img src="/a.jpg" alt="Mairie" data-box="0 0 300 200"></picture></a>',
    ),
    verdict: 'pass',
  },
  'an image cut by the flat box of its link': {
    artifacts: withBody(
      '<a href="/a" style="overflow-y:hidden" data-box="0 40 300 0"><img src="/a.jpg" alt="Mairie" data-box="0 0 300 200"></a>',
    ),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a link of a menu folded to nothing': {
    artifacts: withBody(
      '<ul style="overflow-y:hidden" data-box="0 40 300 0"><li data-box="0 40 300 20"><a href="/a" data-box="0 40 80 20">Un</a></li></ul>',
    ),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > ul > li > a' }],
  },
  'a link that leaves a folded box which is not positioned': {
    artifacts: withBody(
      '<div style="overflow-y:hidden" data-box="0 40 300 0"><a href="/a" style="position:absolute" data-box="0 40 80 20">Un</a></div>',
    ),
    verdict: 'pass',
  },
  'a link of a menu fixed beside the window': {
    artifacts: withBody(
      '<nav style="position:fixed" data-box="2000 0 260 800"><a href="/a" data-box="2020 40 80 20">Un</a></nav>',
    ),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > nav > a' }],
  },
  'a button at the end of a fixed bar, on a page wider than its window': {
    artifacts: wide(700, basket),
    verdict: 'pass',
  },
  'the same, where what goes past the window is cut': {
    artifacts: wide(700, `<style>body { overflow-x: hidden }</style>${basket}`),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > div > button' }],
  },
  'the same, beside such a page': {
    artifacts: wide(600, basket),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > div > button' }],
  },
  'a link of a wide page, to which one scrolls': {
    artifacts: withBody('<p><a href="/a" data-box="2020 40 80 20">Un</a></p>'),
    verdict: 'pass',
  },
  'a transparent link': {
    artifacts: withBody('<a href="/a" style="opacity:0">Un</a>'),
    verdict: 'review',
    title: 'Des éléments transparents reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'transparent (opacity: 0)' }],
  },
  'arrows that only the pointer shows, beside a closed menu off the page': {
    artifacts: withBody(
      '<div><button style="opacity:0">←</button></div><a href="/a" data-box="-900 0 100 20">Un</a><a href="/b" style="opacity:0" data-box="-900 0 100 20">Deux</a>',
    ),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > div > button', note: 'transparent (opacity: 0)' },
      { type: 'element', selector: 'html > body > a:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2)' },
    ],
  },
  'a transparent link that appears with the focus': {
    artifacts: withBody('<a href="/a" style="opacity:0">Un</a><a href="/b">Deux</a>', {
      keyboard: { steps: [], shownByFocus: [4], trap: null, truncated: false },
    }),
    verdict: 'pass',
  },
  'a closed menu off the page': {
    artifacts: withBody('<a href="/a" data-box="-900 0 100 20">Un</a>'),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'nothing to focus': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'a silenced end of a dialog that may hand the focus over': {
    artifacts: withBody(
      '<div role="dialog" aria-label="Avis"><a href="/a">Un</a></div><span tabindex="0" aria-hidden="true" data-listeners="focus"></span>',
    ),
    verdict: 'review',
    title: 'Des éléments hors de la vue reçoivent le focus du clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > span' }],
  },
  'one that listens to clicks only': {
    artifacts: withBody('<span tabindex="0" aria-hidden="true" data-listeners="click"></span>'),
    verdict: 'fail',
    title: 'Des contenus cachés reçoivent le focus du clavier',
    evidence: [{ type: 'element', selector: 'html > body > span' }],
  },
});
