import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-titre-non-associe.ts';

const table = (inside = '', attributes = '') =>
  `<table ${attributes}>${inside}<tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>`;

ruleCases(rule, {
  captioned: {
    artifacts: withBody(`<p>Tableau 1 – Horaires</p>${table('<caption>Horaires</caption>')}`),
    verdict: 'pass',
  },
  referenced: {
    artifacts: withBody(`<p id="t">Tableau 1 – Horaires</p>${table('', 'aria-labelledby="t"')}`),
    verdict: 'pass',
  },
  'an ordinary paragraph before': {
    artifacts: withBody(`<p>La mairie vous accueille.</p>${table()}`),
    verdict: 'pass',
  },
  'a heading of a section that says more': {
    artifacts: withBody(`<h2>Horaires</h2>${table()}<p>Fermé les jours fériés.</p>`),
    verdict: 'pass',
  },
  'a sentence that introduces the table': {
    artifacts: withBody(
      `<p>Voici les horaires d’été :</p>${table()}<p>Tableau 3 montre le reste.</p>${table()}`,
    ),
    verdict: 'pass',
  },
  'numbered titles written below their tables': {
    artifacts: withBody(`${table()}<p>Tableau 1 – Horaires</p>${table()}<p>Tableau 2 – Tarifs</p><p>Fin</p>`),
    verdict: 'review',
    title: 'Un titre précède un tableau sans lui être associé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table:nth-of-type(2)' }],
  },
  'a numbered title': {
    artifacts: withBody(`<p>Tableau 1 – Horaires</p><div>${table()}</div>`),
    verdict: 'fail',
    title: 'Le titre d’un tableau n’est pas associé au tableau',
    evidence: [{ type: 'element', selector: 'html > body > div > table' }],
  },
  'a heading before': {
    artifacts: withBody(`<h2>Horaires</h2>${table()}`),
    verdict: 'review',
    title: 'Un titre précède un tableau sans lui être associé : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'no table': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'no data table': { artifacts: withBody('<table><tr><td>x</td></tr></table>'), verdict: 'inapplicable' },
});
