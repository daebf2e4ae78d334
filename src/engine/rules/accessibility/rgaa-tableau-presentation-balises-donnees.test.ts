import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-presentation-balises-donnees.ts';

ruleCases(rule, {
  pass: {
    neutral: withBody('<table role="presentation"><tr><td>a</td><td>b</td></tr></table>'),
    'a data table inside': withBody(
      '<table role="none"><tr><td><table><tr><th>a</th></tr></table></td></tr></table>',
    ),
  },
  fail: {
    'a header': withBody('<table role="presentation"><tr><th>a</th><td>b</td></tr></table>'),
    'a summary': withBody('<table role="presentation" summary="Mise en page"><tr><td>a</td></tr></table>'),
  },
  review: {
    'links laid out in a table with titles': withBody(
      '<table summary="Navigation header"><tr><th colspan="2">Transformer</th></tr><tr><td><a href="/p">Précédent</a></td><td><a href="/n">Suivant</a></td></tr></table>',
    ),
  },
  inapplicable: { 'a data table': withBody('<table><tr><th>a</th></tr></table>') },
});
