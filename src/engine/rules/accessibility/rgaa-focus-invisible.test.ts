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
  pass: { 'every stop shows': walk(300, 512) },
  fail: { 'one stop shows nothing': walk(300, 0) },
  inapplicable: { 'no walk': withBody('<a href="/x">x</a>'), 'nothing to focus': walk() },
});
