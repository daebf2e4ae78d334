import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-balises-presentation.ts';

ruleCases(rule, {
  pass: {
    clean: withBody('<p>Un</p><p>12 rue Haute<br>69000 Lyon<br>France</p>'),
    'a place a script fills': withBody('<p id="total"></p><p aria-live="polite"></p>'),
    'a paragraph with an image': withBody('<p><img alt="" src="/a.png"></p>'),
    'a block inside a paragraph, which the browser cuts in two': withBody(
      '<p class="x"><div>Une figure</div></p><p><table><tr><td>1</td></tr></table></p>',
    ),
    'breaks in a script': withBody('<script>var a = "<br><br><br>";</script>'),
  },
  fail: {
    'an empty paragraph': withBody('<p>Un</p><p>&nbsp;</p><p>Deux</p>'),
    'three breaks': withBody('<div>Un<br><br /> <br>Deux</div>'),
  },
});
