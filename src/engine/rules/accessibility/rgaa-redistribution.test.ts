import { drivenPage, overflowing } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-redistribution.ts';

const at = (...kinds: Parameters<typeof overflowing>[1][]) =>
  drivenPage({ reflow: { at320: overflowing(320, ...kinds) } });

ruleCases(rule, {
  pass: {
    'a page as wide as its window': drivenPage(),
    'a wide table': at('excepted'),
    'a wide image': at('image', 'excepted'),
  },
  fail: { 'lines past the edge': at('text', 'block') },
  review: {
    'an empty block past the edge': at('block'),
    'one long word': at('word', 'excepted'),
    'nothing to blame': at(),
  },
  inapplicable: { 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ reflow: null }) },
});
