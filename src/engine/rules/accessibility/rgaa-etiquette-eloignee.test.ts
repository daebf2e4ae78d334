import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-eloignee.ts';

const pair = (label: string, field: string) =>
  withBody(`<label for="n" data-box="${label}">Nom</label><input id="n" data-box="${field}">`);

ruleCases(rule, {
  pass: { above: pair('0 0 50 20', '0 24 300 40'), 'inside the field': pair('10 10 50 20', '0 0 300 40') },
  fail: { 'far away': pair('0 0 50 20', '600 0 300 40') },
  review: { 'two columns': pair('0 0 50 20', '150 0 300 40') },
  inapplicable: {
    'a label around': withBody('<label>Nom <input></label>'),
    'no visible label': withBody('<input aria-label="Nom">'),
  },
});
