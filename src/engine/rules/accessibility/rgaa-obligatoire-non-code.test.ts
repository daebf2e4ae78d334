import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-obligatoire-non-code.ts';

ruleCases(rule, {
  pass: {
    declared: withBody('<label>Nom * <input required></label>'),
    'declared by ARIA': withBody('<label>Nom (obligatoire) <input aria-required="true"></label>'),
  },
  review: { 'a star alone': withBody('<label>Nom * <input></label>') },
  inapplicable: { 'nothing marked': withBody('<label>Nom <input></label>') },
});
