import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-element-cliquable-sans-role.ts';

const pointer = 'style="cursor:pointer" data-listeners="click"';

ruleCases(rule, {
  pass: {
    'a button': withBody(`<button ${pointer}>Ouvrir</button>`),
    'a declared role': withBody(`<div role="button" tabindex="0" ${pointer}>Ouvrir</div>`),
    'a card around its link': withBody(`<div tabindex="0" ${pointer}><a href="/x">Voir</a></div>`),
    'a text inside a link': withBody(`<a href="/x"><span tabindex="0" ${pointer}>Voir</span></a>`),
  },
  fail: { 'a focusable block': withBody(`<div tabindex="0" ${pointer}>Ouvrir</div>`) },
  inapplicable: {
    'a block out of keyboard reach, judged elsewhere': withBody(`<div ${pointer}>Ouvrir</div>`),
    'no control': withBody('<p>x</p>'),
  },
});
