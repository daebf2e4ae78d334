import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-structure-main.ts';

ruleCases(rule, {
  pass: {
    'one main': withBody('<main><p>x</p></main>'),
    'a second one that is hidden': withBody('<main><p>x</p></main><main hidden><p>y</p></main>'),
  },
  fail: {
    none: withBody('<div><p>x</p></div>'),
    two: withBody('<main><p>x</p></main><main><p>y</p></main>'),
  },
  review: { 'a role without the tag': withBody('<div role="main"><p>x</p></div>') },
  inapplicable: { 'an older document type': pageArtifacts('<html lang="fr"><body><p>x</p></body></html>') },
});
