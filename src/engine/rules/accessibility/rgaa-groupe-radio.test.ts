import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-groupe-radio.ts';

const radios =
  '<label><input type="radio" name="r">Oui</label><label><input type="radio" name="r">Non</label>';
const boxes = radios.replaceAll('radio', 'checkbox');

ruleCases(rule, {
  pass: {
    'in a fieldset': withBody(`<fieldset><legend>D’accord ?</legend>${radios}</fieldset>`),
    'in a radiogroup': withBody(`<div role="radiogroup" aria-label="D’accord ?">${radios}</div>`),
  },
  fail: { loose: withBody(`<form>${radios}</form>`) },
  review: { 'loose boxes of one name': withBody(`<form>${boxes}</form>`) },
  inapplicable: {
    'a single choice': withBody('<input type="radio" name="r" aria-label="Oui">'),
    'the same name in two forms': withBody(
      '<form><input type="radio" name="r" aria-label="a"></form><form><input type="radio" name="r" aria-label="b"></form>',
    ),
    'hidden choices': withBody(`<div hidden>${radios}</div>`),
  },
});
