import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-complexe-sans-resume.ts';

const table = (inside = '') =>
  withBody(
    `<table>${inside}<tr><th colspan="2">2026</th></tr><tr><th>Hommes</th><th>Femmes</th></tr><tr><td>1</td><td>2</td></tr></table>`,
  );

ruleCases(rule, {
  summarised: {
    artifacts: table('<caption>Effectifs 2026, par sexe sur deux niveaux d’en-têtes</caption>'),
    verdict: 'pass',
  },
  'no summary': {
    artifacts: table(),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a title too short to explain': {
    artifacts: table('<caption>Effectifs</caption>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table' }],
  },
  'a heading of the first row over two columns': {
    artifacts: withBody(
      '<table><tr><th>Page</th><th colspan="2">Rebond</th></tr><tr><td>/</td><td>82 %</td><td>↗</td></tr></table>',
    ),
    verdict: 'inapplicable',
  },
  'a bar of links under a title cell': {
    artifacts: withBody(
      '<table width="100%"><tr><th colspan="3">6.14. Transformer</th></tr><tr><td><a href="/p"><img alt="Précédent" src="/p.png"></a></td><th>6. Le menu</th><td> <a href="/n">Suivant</a></td></tr></table>',
    ),
    verdict: 'inapplicable',
  },
  'a simple table': {
    artifacts: withBody('<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>1</td></tr></table>'),
    verdict: 'inapplicable',
  },
});
