import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-legende-generique.ts';

const group = (legend: string) =>
  withBody(`<fieldset><legend>${legend}</legend><input aria-label="x"></fieldset>`);

ruleCases(rule, {
  pass: { 'a question': group('Souhaitez-vous être livré ?') },
  review: { options: group('Options'), 'two letters': group('ok') },
  inapplicable: { 'no legend': withBody('<p>x</p>'), 'an empty legend, judged elsewhere': group('') },
});
