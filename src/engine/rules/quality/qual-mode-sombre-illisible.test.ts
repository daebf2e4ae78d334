import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-mode-sombre-illisible.ts';

const dark = (changes: boolean, contrastFailures: number) =>
  drivenPage({
    darkScheme: {
      changes,
      contrastFailures,
      elements: contrastFailures > 0 ? [{ ...movedElement, message: '1,8' }] : [],
    },
  });

ruleCases(rule, {
  pass: { 'a dark look that can be read': dark(true, 0) },
  fail: { 'texts too pale in dark': dark(true, 3) },
  inapplicable: { 'no dark look': dark(false, 0), 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ darkScheme: null }) },
});
