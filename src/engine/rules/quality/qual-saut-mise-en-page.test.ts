import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-saut-mise-en-page.ts';

const scrolled = (score: number, ...scores: readonly number[]) =>
  drivenPage({
    scroll: {
      ends: [{ height: 3_000, requests: 4 }],
      score,
      elements: scores.map((one) => ({ ...movedElement, score: one })),
    },
  });

ruleCases(rule, {
  pass: { 'nothing moves': scrolled(0), 'hardly anything': scrolled(0.1, 0.1) },
  fail: {
    'a picture without its place kept': scrolled(0.34, 0.3, 0.04),
    'what moved is gone': scrolled(0.2),
  },
  inapplicable: { 'not driven': withBody('<p>x</p>') },
  error: { 'not finished': drivenPage({ scroll: null }) },
});
