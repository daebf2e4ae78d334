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

test('imports and statements do not leak into the next selector', () => {
  expect(rules('@charset "utf-8"; @import url(x.css); a { b: c }')).toEqual([
    { selectors: ['a'], declarations: { b: 'c' } },
  ]);
});

test('broken and hostile sheets neither throw nor hang', () => {
  expect(rules('} a { b: c')).toEqual([]);
  const start = performance.now();
  for (const piece of ['/*', 'abc', 'a{', 'a{b:', '}']) rules(piece.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(3000);
});
