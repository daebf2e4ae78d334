import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-balises-presentation.ts';

ruleCases(rule, {
  clean: { artifacts: withBody('<p>Un</p><p>12 rue Haute<br>69000 Lyon<br>France</p>'), verdict: 'pass' },
  'a place a script fills': {
    artifacts: withBody('<p id="total"></p><p aria-live="polite"></p>'),
    verdict: 'pass',
  },
  'a paragraph with an image': { artifacts: withBody('<p><img alt="" src="/a.png"></p>'), verdict: 'pass' },
  'a block inside a paragraph, which the browser cuts in two': {
    artifacts: withBody('<p class="x"><div>Une figure</div></p><p><table><tr><td>1</td></tr></table></p>'),
    verdict: 'pass',
  },
  'breaks in a script': { artifacts: withBody('<script>var a = "<br><br><br>";</script>'), verdict: 'pass' },
  'an empty paragraph': {
    artifacts: withBody('<p>Un</p><p>&nbsp;</p><p>Deux</p>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(2)' }],
  },
  'an item left empty in a list that has items': {
    artifacts: withBody(
      '<ul><li><div align="left"></div></li><li><div align="left"><a href="/a">A</a></div></li></ul>',
    ),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > ul > li:nth-of-type(1)' }],
  },
  'items that a script fills, dots that a style sheet draws': {
    artifacts: withBody(
      '<ul><li><div></div></li><li><div></div></li></ul><ul><li><span class="dot"></span></li><li>A</li></ul><ul><li><div style="background-color:rgb(9, 9, 9)"></div></li><li>A</li></ul><ul><li><div style="cursor:pointer"></div></li><li>A</li></ul>',
    ),
    verdict: 'pass',
  },
  'an item that holds a picture': {
    artifacts: withBody('<ul><li><div><img alt="" src="/a.png"></div></li><li>A</li></ul>'),
    verdict: 'pass',
  },
  'three breaks': {
    artifacts: withBody('<div>Un<br><br /> <br>Deux</div>'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: '<br><br /> <br>', where: 'code de la page' }],
  },
  'paragraphs told apart by line breaks': {
    artifacts: withBody(
      `<div>${['Un', 'Deux', 'Trois'].map((n) => `${n} : la mairie accueille les habitants chaque jour de la semaine.`).join('<br><br>')}</div>`,
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: 'Un : la mairie accueille les habitants chaque jour de la semaine.<br><br>Deux :…',
        where: 'code de la page',
      },
    ],
  },
  'an address and its hours': {
    artifacts: withBody('<p>Mairie<br>12 place Haute<br><br>Ouverte le lundi<br><br>et le mardi</p>'),
    verdict: 'pass',
  },
});
