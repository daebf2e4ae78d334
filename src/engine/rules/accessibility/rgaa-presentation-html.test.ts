import { pageArtifacts } from '#tests/support/artifacts.ts';
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
  'what is no more true, struck': {
    artifacts: withBody('<p>16 h – <s>21 h</s> 22 h, <strike>12 €</strike> 10 €</p>'),
    verdict: 'fail',
    title: 'Du texte est barré par une balise que le RGAA range dans la mise en forme',
    evidence: [
      { type: 'element', selector: 'html > body > p > s', note: 'balise s' },
      { type: 'element', selector: 'html > body > p > strike', note: 'balise strike' },
    ],
  },
  'the same beside a tag of pure look': {
    artifacts: withBody('<p><s>21 h</s> <big>22 h</big></p>'),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [
      { type: 'element', selector: 'html > body > p > s', note: 'balise s' },
      { type: 'element', selector: 'html > body > p > big', note: 'balise big' },
    ],
  },
  'the same in a page of before HTML5': {
    artifacts: pageArtifacts(
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html lang="fr"><body><s>21 h</s></body></html>',
    ),
    verdict: 'fail',
    title: 'Des balises ou attributs de mise en forme subsistent',
    evidence: [{ type: 'element', selector: 'html > body > s', note: 'balise s' }],
  },
  'text taken out and put in': {
    artifacts: withBody('<p><del>21 h</del> <ins>22 h</ins></p>'),
    verdict: 'pass',
  },
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
