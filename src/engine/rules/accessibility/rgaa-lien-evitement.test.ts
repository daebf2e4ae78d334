import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-evitement.ts';

const menu =
  '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a><a href="/e">E</a></nav>';
const skip = '<a href="#contenu">Aller au contenu</a>';
const main = '<main id="contenu"><p>x</p></main>';

ruleCases(rule, {
  pass: {
    'first link': withBody(`${skip}${menu}${main}`),
    'off screen until focused': withBody(
      `<a href="#contenu" data-box="-999 0 9 9">Contenu</a>${menu}${main}`,
    ),
    'after a cookie window': withBody(
      `<div style="position:fixed">${menu}<button>Refuser</button></div>${skip}${menu}${main}`,
    ),
    'other words but the right target': withBody(`<a href="#contenu">Passer le menu</a>${menu}${main}`),
  },
  fail: {
    'no link': withBody(`${menu}${main}`),
    'a menu in the block of the content': withBody(`<div id="main">${menu}<p>x</p></div>`),
    'a target that does not exist': withBody(`<a href="#content">Aller au contenu</a>${menu}${main}`),
  },
  review: {
    'after the menu': withBody(`${menu}${skip}${main}`),
    'the content before the menu, without a link': withBody(
      `<div id="main"><p><a href="/x">Lire</a></p></div>${menu}`,
    ),
  },
  inapplicable: { 'a page without navigation': withBody('<main><p>x</p></main>') },
});
