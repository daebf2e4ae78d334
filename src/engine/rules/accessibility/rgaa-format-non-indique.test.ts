import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-format-non-indique.ts';

ruleCases(rule, {
  'an example in the label': {
    artifacts: withBody('<label>Date (jj/mm/aaaa) <input></label>'),
    verdict: 'pass',
  },
  'a description': {
    artifacts: withBody('<p id="d">5 chiffres</p><label>Code postal <input aria-describedby="d"></label>'),
    verdict: 'pass',
  },
  'an example in English': {
    artifacts: withBody(
      '<label>Date (DD/MM/YYYY) <input></label><label>IBAN, e.g. of your bank <input></label>',
    ),
    verdict: 'pass',
  },
  'a date typed freely': {
    artifacts: withBody('<label>Date de naissance <input></label>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'only a grey text': {
    artifacts: withBody('<label>IBAN <input placeholder="FR76…"></label>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'a date picker': {
    artifacts: withBody('<label>Date <input type="date"></label>'),
    verdict: 'inapplicable',
  },
  'free text': {
    artifacts: withBody('<label>Message <textarea></textarea></label>'),
    verdict: 'inapplicable',
  },
});
