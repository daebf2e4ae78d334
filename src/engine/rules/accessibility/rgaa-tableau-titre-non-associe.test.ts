import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-titre-non-associe.ts';

const table = (inside = '', attributes = '') =>
  `<table ${attributes}>${inside}<tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>`;

ruleCases(rule, {
  pass: {
    captioned: withBody(`<p>Tableau 1 – Horaires</p>${table('<caption>Horaires</caption>')}`),
    referenced: withBody(`<p id="t">Tableau 1 – Horaires</p>${table('', 'aria-labelledby="t"')}`),
    'an ordinary paragraph before': withBody(`<p>La mairie vous accueille.</p>${table()}`),
  },
  fail: { 'a numbered title': withBody(`<p>Tableau 1 – Horaires</p><div>${table()}</div>`) },
  review: { 'a heading before': withBody(`<h2>Horaires</h2>${table()}`) },
  inapplicable: {
    'no table': withBody('<p>x</p>'),
    'no data table': withBody('<table><tr><td>x</td></tr></table>'),
  },
});
