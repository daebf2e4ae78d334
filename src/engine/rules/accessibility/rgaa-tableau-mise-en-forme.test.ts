import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-mise-en-forme.ts';

const blocks = '<tr><td><div>Menu</div></td><td><form>Recherche</form></td></tr>';

ruleCases(rule, {
  'bare data': {
    artifacts: withBody('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'),
    verdict: 'pass',
  },
  'a page in a table': {
    artifacts: withBody(`<table>${blocks}</table>`),
    verdict: 'fail',
    title: 'Un tableau sert à la mise en page sans être neutralisé',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a single row': {
    artifacts: withBody('<table><tr><td>a</td><td>b</td></tr></table>'),
    verdict: 'review',
    title: 'Un tableau sert peut-être à la mise en page : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  neutral: { artifacts: withBody(`<table role="presentation">${blocks}</table>`), verdict: 'inapplicable' },
  'a data table': {
    artifacts: withBody('<table><tr><th>a</th></tr><tr><td><div>b</div></td></tr></table>'),
    verdict: 'inapplicable',
  },
});
