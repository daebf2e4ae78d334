import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-sans-th.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (rows: string, attributes = '') => withBody(`<table ${attributes}>${rows}</table>`);

ruleCases(rule, {
  pass: {
    headers: table(`<tr><th>Jour</th><th>Heure</th></tr>${row('Lundi', '9 h')}`),
    'a bar of links': table(
      row('[<a href="/p">&lt;&lt; Avant</a>]', '[<a href="/n">Après &gt;&gt;</a>]') +
        row('[<a href="/t">Haut</a>]', '[ ]'),
    ),
    'a layout of blocks': table(
      row('<div>a</div>', '<form></form>') + row('<ul></ul>', '<img alt="" src="/a">'),
    ),
  },
  fail: { 'plain values': table(row('Jour', 'Heure') + row('Lundi', '9 h') + row('Mardi', '10 h')) },
  review: { 'two rows of text': table(row('Nom', 'Dupont') + row('Ville', 'Lyon')) },
  inapplicable: {
    'a neutral table': table(row('a', 'b') + row('c', 'd'), 'role="presentation"'),
    'one row': table(row('a', 'b')),
  },
});
