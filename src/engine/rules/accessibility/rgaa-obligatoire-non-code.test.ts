import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-obligatoire-non-code.ts';

ruleCases(rule, {
  declared: { artifacts: withBody('<label>Nom * <input required></label>'), verdict: 'pass' },
  'declared by ARIA': {
    artifacts: withBody('<label>Nom (obligatoire) <input aria-required="true"></label>'),
    verdict: 'pass',
  },
  'a star alone': {
    artifacts: withBody('<label>Nom * <input></label>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'a pattern told in the label': {
    artifacts: withBody('<label>Code [0-9]* <input></label>'),
    verdict: 'inapplicable',
  },
  'nothing marked': { artifacts: withBody('<label>Nom <input></label>'), verdict: 'inapplicable' },
});
