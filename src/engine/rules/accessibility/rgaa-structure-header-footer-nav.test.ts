import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-structure-header-footer-nav.ts';

const items = ['a', 'b', 'c', 'd'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
const menu = `<ul>${items}</ul>`;

ruleCases(rule, {
  'a nav': { artifacts: withBody(`<nav>${menu}</nav><main>x</main>`), verdict: 'pass' },
  'a list of links in the text': { artifacts: withBody(`<main>${menu}</main>`), verdict: 'pass' },
  'a list of other sites': {
    artifacts: withBody(`<ul>${items.replaceAll('"/', '"https://autre.fr/')}</ul><main>x</main>`),
    verdict: 'pass',
  },
  'a bare menu': {
    artifacts: withBody(`<div>${menu}</div><main>x</main>`),
    verdict: 'fail',
    title: 'Le menu n’est pas balisé comme tel',
    evidence: [{ type: 'element', selector: 'html > body > div > ul' }],
  },
  'a bare menu and its sub-menu, one menu': {
    artifacts: withBody(
      `<div><ul>${items}<li><a href="/e">e</a><ul>${items.replaceAll('"/', '"/e/')}</ul></li></ul></div><main>x</main>`,
    ),
    verdict: 'fail',
    title: 'Le menu n’est pas balisé comme tel',
    evidence: [{ type: 'element', selector: 'html > body > div > ul' }],
  },
  'a bare menu, and a nav of the text that leads to the page before': {
    artifacts: withBody(
      `<div>${menu}</div><main>x<nav class="post-navigation"><a href="/avant">Avant</a></nav></main>`,
    ),
    verdict: 'fail',
    title: 'Le menu n’est pas balisé comme tel',
    evidence: [{ type: 'element', selector: 'html > body > div > ul' }],
  },
  'a list of links beside a nav of three': {
    artifacts: withBody(
      `<nav><a href="/x">X</a> <a href="/y">Y</a> <a href="/z">Z</a></nav><div>${menu}</div><main>x</main>`,
    ),
    verdict: 'pass',
  },
  'a list of links before a nav of the text as long as a menu': {
    artifacts: withBody(`<div>${menu}</div><main><nav>${menu.replaceAll('"/', '"/n')}</nav>x</main>`),
    verdict: 'pass',
  },
  'a bare menu and a foot': {
    artifacts: withBody(
      `<div>${menu}</div><main>x</main><div class="border-top"><p>Copyright © Mairie 2026</p></div>`,
    ),
    verdict: 'fail',
    title: 'Le menu ou le pied de page n’est pas balisé comme tel',
    evidence: [
      { type: 'element', selector: 'html > body > div:nth-of-type(1) > ul' },
      { type: 'element', selector: 'html > body > div:nth-of-type(2)' },
    ],
  },
  'a named footer': {
    artifacts: withBody('<main>x</main><div id="footer" data-box="0 900 412 60"><p>Mairie</p></div>'),
    verdict: 'review',
    title: 'L’en-tête ou le pied de page ne semble pas balisé : à vérifier',
    evidence: [{ type: 'element', selector: '#footer' }],
  },
  'an older document type': {
    artifacts: pageArtifacts(`<html lang="fr"><body>${menu}</body></html>`),
    verdict: 'inapplicable',
    reason: 'le type de document n’est pas HTML5',
  },
  'a foot by its class': {
    artifacts: withBody('<main>x</main><div class="site-footer" data-box="0 900 412 60"><p>Mairie</p></div>'),
    verdict: 'review',
    title: 'L’en-tête ou le pied de page ne semble pas balisé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a foot by its name, whose last row says it': {
    artifacts: withBody(
      `${'<p>x</p>'.repeat(9)}<section id="footer" data-box="0 900 412 200"><div><div>Plan</div><div>Venir</div></div><div><a href="/m">Mentions légales</a></div></section>`,
    ),
    verdict: 'fail',
    title: 'Le pied de page n’est pas balisé comme tel',
    evidence: [{ type: 'element', selector: '#footer' }],
  },
  'a foot by what it says': {
    artifacts: withBody('<main>x</main><div class="border-top"><p>Copyright © Mairie 2026</p></div>'),
    verdict: 'fail',
    title: 'Le pied de page n’est pas balisé comme tel',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a head by its class': {
    artifacts: withBody(
      '<div class="masthead" data-box="0 0 412 90"><p>Mairie</p></div><main>x</main><footer>y</footer>',
    ),
    verdict: 'review',
    title: 'L’en-tête ou le pied de page ne semble pas balisé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'the head of a card': {
    artifacts: withBody('<main>x</main><div class="card-header"><p>Mairie</p></div><footer>y</footer>'),
    verdict: 'pass',
  },
  'a real foot that says so': {
    artifacts: withBody('<main>x</main><footer><div>© Mairie</div></footer>'),
    verdict: 'pass',
  },
  'the large picture of a page': {
    artifacts: withBody('<div class="page-header header-filter"><p>Mairie</p></div><main>x</main>'),
    verdict: 'pass',
  },
  'a head inside a card': {
    artifacts: withBody(
      '<main>x</main><div class="header" data-box="20 600 372 40"><p>Équipe</p></div><footer>y</footer>',
    ),
    verdict: 'pass',
  },
  'a first screen that welcomes': {
    artifacts: withBody(
      '<div class="header" data-box="0 0 412 800"><h2>Bienvenue</h2></div><main>x</main><footer>y</footer>',
    ),
    verdict: 'pass',
  },
  'the foot of a card at the top': {
    artifacts: withBody(
      `<div><div class="footer" data-box="20 100 200 30"><p>Lire</p></div></div>${'<p>x</p>'.repeat(20)}`,
    ),
    verdict: 'pass',
  },
  'tabs, and links to parts of the page': {
    artifacts: withBody(`<ul>${items.replaceAll('"/', '"#')}</ul><main>x</main>`),
    verdict: 'pass',
  },
});
