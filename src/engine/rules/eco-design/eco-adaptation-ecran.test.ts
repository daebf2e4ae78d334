import { drivenPage, overflowing } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-adaptation-ecran.ts';

const fit = { width: 768, scrollWidth: 768, culprits: [] };
const at = (...kinds: Parameters<typeof overflowing>[1][]) =>
  drivenPage({ widths: [overflowing(360, ...kinds), fit] });

ruleCases(rule, {
  pass: {
    'a page that fits': drivenPage(),
    'a wide table': at('excepted'),
    'one long word': at('word'),
  },
  fail: {
    'lines past the edge': at('text'),
    'an image past the edge': at('image'),
    'a block past the edge': at('block'),
  },
  inapplicable: { 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ widths: null }) },
});
