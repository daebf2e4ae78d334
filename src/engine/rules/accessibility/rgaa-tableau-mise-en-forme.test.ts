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
  'a page in a table, over a row that only keeps a distance': {
    artifacts: withBody(`<table>${blocks}<tr><td colspan="2">&nbsp;</td></tr></table>`),
    verdict: 'fail',
    title: 'Un tableau sert à la mise en page sans être neutralisé',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'half of the cells are blocks, a cell of a filled row is blank': {
    artifacts: withBody(`<table>${blocks}<tr><td><ul><li>a</li></ul></td><td></td></tr></table>`),
    verdict: 'review',
    title: 'Un tableau sert peut-être à la mise en page : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'values that an editor wrote in blocks': {
    artifacts: withBody(
      `<table>${'<tr><td><div>Lundi</div></td><td><div>9 h</div></td><td><div>18 h</div></td></tr>'.repeat(3)}</table>`,
    ),
    verdict: 'pass',
  },
  'even rows of pictures': {
    artifacts: withBody(
      `<table>${'<tr><td><div>Vue</div><img src="/a.png" alt="a"></td><td><img src="/b.png" alt="b"></td></tr>'.repeat(3)}</table>`,
    ),
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
