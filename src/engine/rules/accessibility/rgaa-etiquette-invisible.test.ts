import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-invisible.ts';

const far = '<p data-box="0 500 100 20">Texte</p>';

ruleCases(rule, {
  pass: {
    'a visible label': withBody('<label for="n">Nom</label><input id="n">'),
    'a title': withBody('<input title="Nom" aria-label="Nom">'),
  },
  fail: {
    'a name for screen readers only': withBody(`${far}<input aria-label="Nom" data-box="0 0 100 20">`),
    'a clipped label': withBody(
      `${far}<label for="n" data-box="0 0 1 1">Nom</label><input id="n" data-box="0 0 100 20">`,
    ),
  },
  review: {
    'a text beside': withBody(
      '<p data-box="0 0 100 20">Nom</p><input aria-label="Nom" data-box="0 30 100 20">',
    ),
  },
  inapplicable: {
    'a search field': withBody('<input type="search" aria-label="Rechercher">'),
    'no name at all, judged elsewhere': withBody('<input>'),
  },
});
