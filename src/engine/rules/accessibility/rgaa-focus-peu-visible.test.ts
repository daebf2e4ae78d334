import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-focus-peu-visible.ts';

const walk = (changedPixels: number) =>
  withBody('<a id="l" href="/x" data-box="0 0 100 20">x</a>', {
    keyboard: {
      steps: [{ selector: '#l', snippet: '<a>', focusVisible: changedPixels !== 0, changedPixels }],
      trap: null,
      truncated: false,
    },
  });

ruleCases(rule, {
  'an outline': { artifacts: walk(480), verdict: 'pass' },
  'a few pixels': {
    artifacts: walk(40),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#l', note: '40 pixels changés' }],
  },
  'no walk': {
    artifacts: withBody('<a href="/x">x</a>'),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'nothing visible, judged elsewhere': {
    artifacts: walk(0),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
  'a change that was not measured': {
    artifacts: walk(-1),
    verdict: 'inapplicable',
    reason: 'parcours au clavier non fait sur cette page',
  },
});
