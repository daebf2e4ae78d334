import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-raccourci-touche.ts';

ruleCases(rule, {
  none: { artifacts: withBody('<input aria-label="x" data-listeners="keydown">'), verdict: 'pass' },
  'a listener on the page': {
    artifacts: pageArtifacts('<!doctype html><html lang="fr"><body data-listeners="keydown">x</body></html>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body' }],
  },
});
