import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-bascule-sans-etat.ts';

const menu = '<ul id="m" style="display:none"><li>x</li></ul>';

ruleCases(rule, {
  pass: {
    'a state': withBody(`<button aria-expanded="false" aria-controls="m">Menu</button>${menu}`),
    'a plain button': withBody('<button>Envoyer</button>'),
    'a button that opens a panel laid over the page': withBody(
      '<button aria-controls="p">Menu</button><div id="p" class="header__menu x-modal" style="display:none">x</div>',
    ),
    'a carousel’s arrow': withBody('<button aria-controls="c">Suivant</button><div id="c">x</div>'),
    'a button that opens a window': withBody(
      '<button aria-controls="d">Aide</button><dialog id="d">x</dialog>',
    ),
  },
  fail: {
    'controls a hidden list': withBody(`<button aria-controls="m">Menu</button>${menu}`),
    'a collapse button': withBody('<button data-bs-toggle="collapse">Menu</button>'),
  },
  review: { 'a burger': withBody('<button class="nav-toggle">Menu</button>') },
  inapplicable: { 'no button': withBody('<p>x</p>') },
});
