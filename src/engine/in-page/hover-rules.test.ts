import { expect, test } from 'vitest';
import { hoverSelector, selectorsOf } from './hover-rules.ts';

test('what is hovered, and what that reveals', () => {
  expect(hoverSelector(' .menu:hover ul ')).toEqual({
    selector: '.menu:hover ul',
    trigger: '.menu',
    target: '.menu ul',
  });
  expect(hoverSelector('li:hover > .sub')).toMatchObject({ trigger: 'li', target: 'li > .sub' });
  expect(hoverSelector('a:hover + .tip')).toMatchObject({ trigger: 'a', target: 'a + .tip' });
});

test('a class after the state belongs to what is hovered; other states are left out', () => {
  expect(hoverSelector('.m:hover.open .sub')).toMatchObject({ trigger: '.m.open', target: '.m.open .sub' });
  expect(hoverSelector('nav:focus-within li:hover ul')).toMatchObject({
    trigger: 'nav li',
    target: 'nav li ul',
  });
});

test('a state without an element is that of any', () => {
  expect(hoverSelector(':hover > ul')).toMatchObject({ trigger: '*', target: ' > ul' });
});

test.each(['a:hover', '.menu ul', 'p:hover::after', '.m:hover .x::before'])(
  'reveals no element: %s',
  (text) => {
    expect(hoverSelector(text)).toBeNull();
  },
);

test('a list is parted at its own commas', () => {
  expect(selectorsOf('.a:hover ul, .b:hover ul')).toEqual(['.a:hover ul', ' .b:hover ul']);
  expect(selectorsOf(':is(.a, .b):hover ul')).toEqual([':is(.a, .b):hover ul']);
  expect(selectorsOf('.a')).toEqual(['.a']);
});
