import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-presentation-balises-donnees.ts';

ruleCases(rule, {
  neutral: {
    artifacts: withBody('<table role="presentation"><tr><td>a</td><td>b</td></tr></table>'),
    verdict: 'pass',
  },
  'a data table inside': {
    artifacts: withBody('<table role="none"><tr><td><table><tr><th>a</th></tr></table></td></tr></table>'),
    verdict: 'pass',
  },
  'a header': {
    artifacts: withBody('<table role="presentation"><tr><th>a</th><td>b</td></tr></table>'),
    verdict: 'fail',
    title: 'Un tableau de mise en page garde un balisage de données',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a summary': {
    artifacts: withBody('<table role="presentation" summary="Mise en page"><tr><td>a</td></tr></table>'),
    verdict: 'fail',
    title: 'Un tableau de mise en page garde un balisage de données',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'links laid out in a table with titles': {
    artifacts: withBody(
      '<table summary="Navigation header"><tr><th colspan="2">Transformer</th></tr><tr><td><a href="/p">Précédent</a></td><td><a href="/n">Suivant</a></td></tr></table>',
    ),
    verdict: 'review',
    title: 'Un tableau qui range des liens garde un balisage de données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a data table': { artifacts: withBody('<table><tr><th>a</th></tr></table>'), verdict: 'inapplicable' },
});
