import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-raccourci-touche.ts';

ruleCases(rule, {
  pass: { none: withBody('<input aria-label="x" data-listeners="keydown">') },
  review: {
    'a listener on the page': pageArtifacts(
      '<!doctype html><html lang="fr"><body data-listeners="keydown">x</body></html>',
    ),
  },
});
