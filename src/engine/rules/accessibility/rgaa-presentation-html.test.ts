import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-presentation-html.ts';

ruleCases(rule, {
  pass: {
    clean: withBody('<p>x</p><u>x</u>'),
    'sizes of images': withBody('<img alt="" src="/a.png" width="10" height="10"><video width="10"></video>'),
    'a drawing': withBody('<svg width="10" height="10" color="red"></svg>'),
    'a custom element': withBody('<mon-bloc align="left" text="x"></mon-bloc>'),
    'a long list': withBody('<select size="4"><option>a</option></select>'),
  },
  fail: {
    center: withBody('<center>x</center>'),
    align: withBody('<p align="center">x</p>'),
    'a bordered table': withBody('<table border="1"><tr><td>x</td></tr></table>'),
    'a sized cell': withBody('<table><tr><td width="10">x</td></tr></table>'),
  },
  review: {
    'an embed code': withBody('<iframe frameborder="0" src="https://www.youtube.com/embed/x"></iframe>'),
  },
});
