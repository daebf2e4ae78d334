import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-th-sans-portee.ts';

const table = (col: string, row: string, cell = '') =>
  withBody(
    `<table><tr><td></td><th ${col}>2025</th><th ${col}>2026</th></tr><tr><th ${row}>Lyon</th><td ${cell}>1</td><td>2</td></tr></table>`,
  );

ruleCases(rule, {
  pass: { scoped: table('scope="col"', 'scope="row"') },
  fail: { bare: table('', ''), 'one axis only': table('scope="col"', '') },
  inapplicable: {
    'headers on one axis': withBody(
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ),
    'no table': withBody('<p>x</p>'),
  },
});
