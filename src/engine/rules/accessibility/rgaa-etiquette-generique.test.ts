import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-generique.ts';

const field = (label: string, name = 'a') => `<label>${label} <input name="${name}"></label>`;

ruleCases(rule, {
  pass: {
    'a datum': withBody(field('Courriel')),
    'a scale of notes': withBody(
      '<label>1 <input type="radio" name="n"></label><label>2 <input type="radio" name="n"></label>',
    ),
    'yes and no in two questions': withBody(
      '<label>Oui <input type="radio" name="a"></label><label>Oui <input type="radio" name="b"></label>',
    ),
    'the same words in two groups': withBody(
      `<form><fieldset>${field('Nom', 'a')}</fieldset><fieldset>${field('Nom', 'b')}</fieldset></form>`,
    ),
  },
  fail: {
    'a star': withBody(field('*')),
    'field 1': withBody(field('Champ 1')),
  },
  review: { 'the same words twice': withBody(`<form>${field('Nom', 'a')}${field('Nom', 'b')}</form>`) },
  inapplicable: { 'no label': withBody('<input>') },
});
