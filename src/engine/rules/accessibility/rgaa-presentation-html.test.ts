import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-presentation-html.ts';

ruleCases(rule, {
  clean: { artifacts: withBody('<p>x</p><u>x</u>'), verdict: 'pass' },
  'sizes of images': {
    artifacts: withBody('<img alt="" src="/a.png" width="10" height="10"><video width="10"></video>'),
    verdict: 'pass',
  },
  'a drawing': { artifacts: withBody('<svg width="10" height="10" color="red"></svg>'), verdict: 'pass' },
  'a custom element': { artifacts: withBody('<mon-bloc align="left" text="x"></mon-bloc>'), verdict: 'pass' },
  'a long list': { artifacts: withBody('<select size="4"><option>a</option></select>'), verdict: 'pass' },
  center: {
    artifacts: withBody('<center>x</center>'),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [{ type: 'element', selector: 'html > body > center', note: 'balise center' }],
  },
  align: {
    artifacts: withBody('<p align="center">x</p>'),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [{ type: 'element', selector: 'html > body > p', note: 'attribut align' }],
  },
  'a bordered table': {
    artifacts: withBody('<table border="1"><tr><td>x</td></tr></table>'),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [{ type: 'element', selector: 'html > body > table', note: 'attribut border' }],
  },
  'a sized cell': {
    artifacts: withBody('<table><tr><td width="10">x</td></tr></table>'),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [
      { type: 'element', selector: 'html > body > table > tbody > tr > td', note: 'attribut width' },
    ],
  },
  'an embed code': {
    artifacts: withBody('<iframe frameborder="0" src="https://www.youtube.com/embed/x"></iframe>'),
    verdict: 'review',
    title: 'Un contenu intégré garde des attributs de mise en forme : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > iframe', note: 'attribut frameborder' }],
  },
});
