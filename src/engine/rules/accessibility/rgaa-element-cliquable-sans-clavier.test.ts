import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-element-cliquable-sans-clavier.ts';

const pointer = 'style="cursor:pointer" data-listeners="click"';

ruleCases(rule, {
  pass: {
    'a button': withBody(`<button ${pointer}>Ouvrir</button>`),
    'a card around its link': withBody(`<div ${pointer}><a href="/x">Voir</a></div>`),
    'a handler without the hand cursor': withBody('<div data-listeners="click">Texte</div>'),
    'stars over a list of choices kept for the keyboard': withBody(
      `<span><select data-box="40 60 1 1" aria-label="Note"><option>5</option></select><span ${pointer} data-box="40 60 90 20">★★★</span></span>`,
    ),
    'a label of a box': withBody(`<label ${pointer}><input type="checkbox">Oui</label>`),
    'the whole page': withBody(`<div ${pointer} data-box="0 0 412 823">Texte</div>`),
    'a list that catches its items’ clicks': withBody(`<ul ${pointer}><li><button>Ouvrir</button></li></ul>`),
  },
  fail: {
    'a block with a listener': withBody(`<div ${pointer}>Ouvrir</div>`),
    'a text with onclick': withBody('<span onclick="ouvrir()" style="cursor:pointer">Ouvrir</span>'),
  },
  inapplicable: {
    'no handler': withBody('<p>x</p>'),
    'hidden from screen readers': withBody(`<div aria-hidden="true"><div ${pointer}>Fond</div></div>`),
  },
});
