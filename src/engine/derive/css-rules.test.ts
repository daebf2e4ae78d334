import { expect, test } from 'vitest';
import { cssRulesOf } from './css-rules.ts';

const rules = (text: string) => cssRulesOf({ url: '', inline: true, media: '', text });

test('rules are read inside groups, comments and keyframes are not', () => {
  expect(
    rules(
      '/* a{b:c} */ .a, .b > c { COLOR: Red; top:0 } @media print { i { x: y } } @keyframes k { from { top: 0 } }',
    ),
  ).toEqual([
    { selectors: ['.a', '.b > c'], declarations: { color: 'red', top: '0' } },
    { selectors: ['i'], declarations: { x: 'y' } },
  ]);
});

test('broken sheets do not throw', () => {
  expect(rules('} a { b: c')).toEqual([]);
});
