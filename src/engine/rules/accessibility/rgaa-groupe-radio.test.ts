import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-groupe-radio.ts';

const radios =
  '<label><input type="radio" name="r">Oui</label><label><input type="radio" name="r">Non</label>';
const boxes = radios.replaceAll('radio', 'checkbox');

ruleCases(rule, {
  'in a fieldset': {
    artifacts: withBody(`<fieldset><legend>D’accord ?</legend>${radios}</fieldset>`),
    verdict: 'pass',
  },
  'in a radiogroup': {
    artifacts: withBody(`<div role="radiogroup" aria-label="D’accord ?">${radios}</div>`),
    verdict: 'pass',
  },
  loose: {
    artifacts: withBody(`<form>${radios}</form>`),
    verdict: 'fail',
    title: 'Des choix liés (boutons radio) ne sont pas regroupés',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'loose boxes of one name': {
    artifacts: withBody(`<form>${boxes}</form>`),
    verdict: 'review',
    title: 'Des cases à cocher liées ne sont pas regroupées : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'a single choice': {
    artifacts: withBody('<input type="radio" name="r" aria-label="Oui">'),
    verdict: 'inapplicable',
  },
  'the same name in two forms': {
    artifacts: withBody(
      '<form><input type="radio" name="r" aria-label="a"></form><form><input type="radio" name="r" aria-label="b"></form>',
    ),
    verdict: 'inapplicable',
  },
  'hidden choices': { artifacts: withBody(`<div hidden>${radios}</div>`), verdict: 'inapplicable' },
});
