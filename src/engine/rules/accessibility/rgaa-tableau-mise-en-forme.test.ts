import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-mise-en-forme.ts';

const blocks = '<tr><td><div>Menu</div></td><td><form>Recherche</form></td></tr>';

ruleCases(rule, {
  pass: {
    'bare data': withBody('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'),
  },
  fail: { 'a page in a table': withBody(`<table>${blocks}</table>`) },
  review: { 'a single row': withBody('<table><tr><td>a</td><td>b</td></tr></table>') },
  inapplicable: {
    neutral: withBody(`<table role="presentation">${blocks}</table>`),
    'a data table': withBody('<table><tr><th>a</th></tr><tr><td><div>b</div></td></tr></table>'),
  },
});
