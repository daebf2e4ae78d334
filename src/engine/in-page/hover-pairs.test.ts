import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { hoverCandidates, hoverPair } from './hover-pairs.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => void vi.unstubAllGlobals());

const hidden = '.sub { display: none }';
/** Trigger and target of what these styles reveal at `:hover`. */
function pairs(css: string, body: string): string[] {
  const document = openPageDouble(`<style>${hidden} ${css}</style>${body}`);
  const view = document.defaultView as unknown as Record<string, unknown>;
  for (const name of ['CSSMediaRule', 'CSSStyleRule', 'CSSStyleSheet']) vi.stubGlobal(name, view[name]);
  return hoverCandidates([], 100).map(
    ({ trigger, target }) => `${trigger.selector.split(' ').at(-1)} → ${target.selector.split(' ').at(-1)}`,
  );
}
const menu =
  '<ul><li id="item"><a href="/a">A</a><ul id="sub" class="sub"><li><a href="/b">B</a></li></ul></li></ul>';
const opens = '#item:hover .sub { display: block }';

describe('what styles reveal under the pointer', () => {
  test.each([
    ['a menu in its item', opens, menu, ['#item → #sub']],
    [
      'what follows',
      '#t:hover + .sub { visibility: visible }',
      '<b id="t">T</b><p id="p" class="sub">Aide</p>',
      ['#t → #p'],
    ],
    ['one that is shown already', opens, menu.replace('class="sub"', ''), []],
    ['a change of colour', '#item:hover .sub { color: red }', menu, []],
    ['the hovered element itself', '#item:hover { display: block }', menu, []],
    ['what stands before it', '#item:hover .sub::before { display: block }', menu, []],
    ['a trigger that is hidden', opens, menu.replace('id="item"', 'id="item" hidden'), []],
    ['what says nothing', opens, '<p id="item">A<span id="sub" class="sub"></span></p>', []],
    [
      'what holds a control alone',
      opens,
      '<p id="item">A<span id="sub" class="sub"><input></span></p>',
      ['#item → #sub'],
    ],
    [
      'a state beside it',
      '#item:hover .sub, #item:focus-within .sub { display: block }',
      menu,
      ['#item → #sub'],
    ],
  ])('%s', (_, css, body, wanted) => {
    expect(pairs(css, body)).toEqual(wanted);
  });

  test('one pair a trigger, six at most', () => {
    const items = Array.from(
      { length: 9 },
      (_, at) =>
        `<li class="item" id="i${at}">A<p class="sub" id="a${at}">Un</p><p class="sub" id="b${at}">Deux</p></li>`,
    ).join('');
    const found = pairs('.item:hover .sub { display: block }', `<ul>${items}</ul>`);
    expect(found).toEqual(['#i0 → #a0', '#i1 → #a1', '#i2 → #a2', '#i3 → #a3', '#i4 → #a4', '#i5 → #a5']);
    expect(hoverPair(5)?.target.id).toBe('a5');
    expect(hoverPair(6)).toBeUndefined();
  });

  test('a selector that cannot be asked hides no other', () => {
    expect(pairs(`#item:hover .sub:has(>>) { display: block } ${opens}`, menu)).toEqual(['#item → #sub']);
  });
});
