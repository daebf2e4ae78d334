import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-th-sans-portee.ts';

const table = (col: string, row: string, cell = '') =>
  withBody(
    `<table><tr><td></td><th ${col}>2025</th><th ${col}>2026</th></tr><tr><th ${row}>Lyon</th><td ${cell}>1</td><td>2</td></tr></table>`,
  );

ruleCases(rule, {
  scoped: { artifacts: table('scope="col"', 'scope="row"'), verdict: 'pass' },
  bare: {
    artifacts: table('', ''),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > table > tbody > tr:nth-of-type(1) > th:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > table > tbody > tr:nth-of-type(1) > th:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > table > tbody > tr:nth-of-type(2) > th' },
    ],
  },
  'one axis only': {
    artifacts: table('scope="col"', ''),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table > tbody > tr:nth-of-type(2) > th' }],
  },
  'headers on one axis': {
    artifacts: withBody('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>'),
    verdict: 'inapplicable',
  },
  'no table': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
