import { drivenPage, hoverContent } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-survol-css-sans-focus.ts';

const menu =
  '<ul><li class="m"><a href="/a">A</a><ul class="sub" style="display:none"><li><a href="/b">B</a></li></ul></li></ul>';
/** A driven page whose pointer and keyboard could not be tried: its sheets alone speak. */
const page = (text: string, body = menu) => ({
  ...drivenPage({ hoverReveal: null }, body),
  stylesheets: [{ url: '', inline: true, media: '', text }],
});
const opened = (...contents: readonly Parameters<typeof hoverContent>[0][]) =>
  drivenPage({ hoverReveal: contents.map(hoverContent) });

ruleCases(rule, {
  pass: {
    'a menu that focus opens': opened({ byKeyboard: 'focus' }),
    'a menu with its button': opened({ byKeyboard: 'button' }),
    'a bubble of text': opened({ byKeyboard: 'unreachable', holdsControl: false }),
    'nothing revealed': page('.m:hover { color: red }'),
    'focus within as well': page('.m:hover .sub { display: block } .m:focus-within .sub { display: block }'),
    'both in one rule': page('.m:hover > .sub, .m:focus-within > .sub { display: block }'),
    'a tooltip without any control': page(
      '.m:hover .bulle { display: block }',
      '<p class="m">x <b class="bulle" style="display:none">y</b></p>',
    ),
    'another page’s rule': page('.autre:hover .menu { display: block }'),
  },
  fail: { 'a menu that only the pointer opens': opened({ byKeyboard: 'none' }, {}) },
  inapplicable: { 'a page that was not driven': withBody(menu) },
  review: { 'a sub-menu': page('.m:hover .sub { display: block }') },
});
