import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-survol-css-sans-focus.ts';

const menu =
  '<ul><li class="m"><a href="/a">A</a><ul class="sub" style="display:none"><li><a href="/b">B</a></li></ul></li></ul>';
const page = (text: string, body = menu) =>
  withBody(body, { stylesheets: [{ url: '', inline: true, media: '', text }] });

ruleCases(rule, {
  pass: {
    'nothing revealed': page('.m:hover { color: red }'),
    'focus within as well': page('.m:hover .sub { display: block } .m:focus-within .sub { display: block }'),
    'both in one rule': page('.m:hover > .sub, .m:focus-within > .sub { display: block }'),
    'a tooltip without any control': page(
      '.m:hover .bulle { display: block }',
      '<p class="m">x <b class="bulle" style="display:none">y</b></p>',
    ),
    'another page’s rule': page('.autre:hover .menu { display: block }'),
  },
  review: { 'a sub-menu': page('.m:hover .sub { display: block }') },
});
