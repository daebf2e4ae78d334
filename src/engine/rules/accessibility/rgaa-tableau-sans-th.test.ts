import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-sans-th.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (rows: string, attributes = '') => withBody(`<table ${attributes}>${rows}</table>`);

ruleCases(rule, {
  headers: {
    artifacts: table(`<tr><th>Jour</th><th>Heure</th></tr>${row('Lundi', '9 h')}`),
    verdict: 'pass',
  },
  'a bar of links': {
    artifacts: table(
      row('[<a href="/p">&lt;&lt; Avant</a>]', '[<a href="/n">Après &gt;&gt;</a>]') +
        row('[<a href="/t">Haut</a>]', '[ ]'),
    ),
    verdict: 'pass',
  },
  'a layout of blocks': {
    artifacts: table(row('<div>a</div>', '<form></form>') + row('<ul></ul>', '<img alt="" src="/a">')),
    verdict: 'pass',
  },
  'plain values': {
    artifacts: table(row('Jour', 'Heure') + row('Lundi', '9 h') + row('Mardi', '10 h')),
    verdict: 'fail',
    title: 'Un tableau de données n’a pas d’en-têtes',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'two rows of text': {
    artifacts: table(row('Nom', 'Dupont') + row('Ville', 'Lyon')),
    verdict: 'review',
    title: 'Un tableau sans en-têtes contient peut-être des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a neutral table': {
    artifacts: table(row('a', 'b') + row('c', 'd'), 'role="presentation"'),
    verdict: 'inapplicable',
  },
  'one row': { artifacts: table(row('a', 'b')), verdict: 'inapplicable' },
});
