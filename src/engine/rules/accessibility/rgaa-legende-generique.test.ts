import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-legende-generique.ts';

const group = (legend: string) =>
  withBody(`<fieldset><legend>${legend}</legend><input aria-label="x"></fieldset>`);

ruleCases(rule, {
  'a question': { artifacts: group('Souhaitez-vous être livré ?'), verdict: 'pass' },
  options: {
    artifacts: group('Options'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > fieldset > legend' }],
  },
  'two letters': {
    artifacts: group('ok'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > fieldset > legend' }],
  },
  'no legend': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'an empty legend, judged elsewhere': { artifacts: group(''), verdict: 'inapplicable' },
});
