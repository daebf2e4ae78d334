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
  pass: { 'an outline': walk(480) },
  review: { 'a few pixels': walk(40) },
  inapplicable: {
    'no walk': withBody('<a href="/x">x</a>'),
    'nothing visible, judged elsewhere': walk(0),
    'a change that was not measured': walk(-1),
  },
});
