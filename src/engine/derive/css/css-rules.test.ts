import { describe, expect, it } from 'vitest';
import { alwaysApplies, cssRulesOf, isUnderstood, readCss } from './css-rules.ts';

const sheet = (text: string, media = '') => ({ url: '', inline: true, media, text });
const rules = (text: string) =>
  cssRulesOf(sheet(text)).map(({ selectors, conditions, declarations }) => [
    ...conditions,
    selectors.join(' | '),
    ...Object.entries(declarations).map((pair) => pair.join(':')),
  ]);

describe('the rules of a sheet', () => {
  it('are read inside groups; comments and keyframes are not', () => {
    const text =
      '/* a{b:c} */ .a, .b > c { COLOR: Red; top:0 } @media print { i { x: y } } @keyframes k { from { top: 0 } }';
    expect(rules(text)).toEqual([
      ['.a | .b > c', 'color:red', 'top:0'],
      ['@media print', 'i', 'x:y'],
    ]);
  });

  it('are not preceded by imports and statements', () => {
    expect(rules('@charset "utf-8"; @import url(x.css); a { b: c }')).toEqual([['a', 'b:c']]);
  });

  it('that are nested stand as they would outside, in the order of the sheet', () => {
    const text =
      '.a { x: 1; &:hover { x: 2 } > b { x: 3 } i, .t & { x: 4 } @media print { x: 5; b { x: 6 } } y: 7 }';
    expect(rules(text)).toEqual([
      ['.a', 'x:1'],
      ['.a:hover', 'x:2'],
      ['.a > b', 'x:3'],
      ['.a i | .t .a', 'x:4'],
      ['@media print', '.a', 'x:5'],
      ['@media print', '.a b', 'x:6'],
      ['.a', 'y:7'],
    ]);
  });

  it('keep what `&` means where plain text would not', () => {
    expect(rules('.a .b { .x & { y: z } .x& { y: z } div& { y: z } :not(&) { y: z } }').slice(1)).toEqual([
      ['.x :is(.a .b)', 'y:z'],
      ['.x:is(.a .b)', 'y:z'],
      ['div:is(.a .b)', 'y:z'],
      [':not(:is(.a .b))', 'y:z'],
    ]);
  });

  it('are parted at no comma of `:is()`, attributes, strings and addresses', () => {
    expect(rules(`:is(a, b) c, [x="a,b{"] { background: url(data:a;b,{c}); content: ";}" }`)).toEqual([
      [':is(a, b) c | [x="a,b{"]', 'background:url(data:a;b,{c})', 'content:";}"'],
    ]);
  });

  it('tell of a property declared twice the value that wins', () => {
    expect(rules('a { b: c; b: d; e: f !important; e: g }')).toEqual([['a', 'b:d', 'e:f !important']]);
  });

  it('are multiplied by nesting no more than people write', () => {
    const list = (name: string) => Array.from({ length: 100 }, (_, at) => `.${name}${at}`).join();
    const read = cssRulesOf(sheet(`${list('a')}{${list('b')}{x:y}}`));
    expect(read.at(-1)?.selectors).toHaveLength(100);
    const many = sheet(`${list('a')}{${'i{x:y}'.repeat(20_000)}}`);
    expect(cssRulesOf(many)).toHaveLength(20_001);
    expect(isUnderstood(many)).toBe(false);
  });

  it('open no file that a sheet calls its source map', () => {
    expect(rules('a{b:c}\n/*# sourceMappingURL=data:application/json,{broken */')).toEqual([['a', 'b:c']]);
    expect(rules('a{b:c}\n/*# sourceMappingURL=/etc/hostname */')).toEqual([['a', 'b:c']]);
  });
});

describe('the declarations of a sheet', () => {
  it('are told with the rule and the at-rules around, fonts included', () => {
    const { declarations, atRules } = readCss(
      sheet('@font-face { src: x } @supports (a: b) { .a { b: c; &.d { b: e; b: f } } }'),
    );
    const supports = ['@supports (a: b)'];
    expect(declarations.map((one) => [one.property, one.value, one.hasFallback, one.selectors])).toEqual([
      ['src', 'x', false, []],
      ['b', 'c', false, ['.a']],
      ['b', 'e', false, ['.a.d']],
      ['b', 'f', true, ['.a.d']],
    ]);
    expect(declarations[1]?.conditions).toEqual(supports);
    expect(atRules).toEqual([['@font-face'], supports]);
  });
});

describe('a sheet is understood', () => {
  it.each([
    ['.a { &:hover { b: c } } @layer x { @container y (width > 1px) { i { b: c } } }', true],
    ['} a { b: c }', false],
    ['a { b: c', false],
    ['a { b: "c }', false],
    ['@unheard { a { b: c } }', false],
    ['a:::b { c: d }', true],
    ['a,, { b: c }', false],
    ['.a::before { &:hover { b: c } }', false],
    ['{'.repeat(1_000), false],
  ])('%s: %s', (text, understood) => {
    expect(isUnderstood(sheet(text))).toBe(understood);
  });

  it('only when it came whole', () => {
    expect(isUnderstood({ ...sheet(''), inline: false })).toBe(false);
    expect(isUnderstood(sheet(`a{b:c}${' '.repeat(500_000)}`))).toBe(false);
  });
});

it.each([
  ['a{b:c}', '', true],
  ['@layer x { @media screen { a{b:c} } }', 'screen', true],
  ['a{b:c}', 'print', false],
  ['@media (min-width: 1px) { a{b:c} }', '', false],
  ['@supports (b: c) { a{b:c} }', '', false],
  ['@starting-style { a{b:c} }', '', false],
])('whether a rule applies always: %s (%s) %s', (text, media, expected) => {
  const one = sheet(text, media);
  expect(cssRulesOf(one).map((rule) => alwaysApplies(one, rule))).toEqual([expected]);
});

it.each([
  '{',
  '}',
  'a{',
  'a{b:',
  '"',
  '\\"',
  '/*',
  '(',
  'url(',
  ',',
  'a,',
  'a b ',
  ':is(',
  '&{',
  '@a{',
  ';',
  '"\\',
])('broken and hostile sheets do not throw: %s', (piece) => {
  for (const start of ['', 'a{', 'a{b:'])
    expect(readCss(sheet(start + piece.repeat(20_000))).rules.length).toBeLessThan(70_000);
});
