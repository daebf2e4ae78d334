import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-invisible.ts';

const walk = (...changed: number[]) =>
  withBody('<a href="/x">x</a>', {
    keyboard: {
      steps: changed.map((changedPixels) => ({
        selector: 'a',
        snippet: '<a href="/x">x</a>',
        focusVisible: changedPixels > 0,
        changedPixels,
      })),
      trap: null,
      truncated: false,
    },
  });

ruleCases(rule, {
  'every stop shows': { artifacts: walk(300, 512), verdict: 'pass' },
  'one stop shows nothing': {
    artifacts: walk(300, 0),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'a' }],
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'nothing to focus': { artifacts: walk(), verdict: 'inapplicable' },
});
