import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-format-non-indique.ts';

ruleCases(rule, {
  pass: {
    'an example in the label': withBody('<label>Date (jj/mm/aaaa) <input></label>'),
    'a description': withBody(
      '<p id="d">5 chiffres</p><label>Code postal <input aria-describedby="d"></label>',
    ),
  },
  review: {
    'a date typed freely': withBody('<label>Date de naissance <input></label>'),
    'only a grey text': withBody('<label>IBAN <input placeholder="FR76…"></label>'),
  },
  inapplicable: {
    'a date picker': withBody('<label>Date <input type="date"></label>'),
    'free text': withBody('<label>Message <textarea></textarea></label>'),
  },
});
