import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { changeOf, hasCaret, marksCurrent, stylesOf } from './focus-styles.ts';

afterEach(() => void vi.unstubAllGlobals());

const one = (document: Document, selector: string) => document.querySelector(selector) as HTMLElement;

/** What changes when the styles of these elements do. */
function change(html: string, styles: Readonly<Record<string, string>>) {
  const document = openPageDouble(html);
  const off = stylesOf(one(document, '#a'));
  for (const [id, style] of Object.entries(styles)) one(document, `#${id}`).setAttribute('style', style);
  return changeOf(off, stylesOf(one(document, '#a')));
}

describe('what shows the focus', () => {
  const page =
    '<div id="out"><div id="around"><button id="a">A</button><span id="next">n</span></div></div><p id="far">f</p>';

  test.each([
    ['nothing', {}, { shows: false, byOutlineAlone: false }],
    ['its colour', { a: 'color: rgb(1, 2, 3)' }, { shows: true, byOutlineAlone: false }],
    ['its outline', { a: 'outline: 2px solid rgb(1, 2, 3)' }, { shows: true, byOutlineAlone: true }],
    ['what holds it', { around: 'background-color: rgb(1, 2, 3)' }, { shows: true, byOutlineAlone: false }],
    ['what holds that', { out: 'opacity: 0.5' }, { shows: true, byOutlineAlone: false }],
    ['what follows it', { next: 'visibility: hidden' }, { shows: true, byOutlineAlone: false }],
    [
      'the outline of what holds it',
      { around: 'outline: 2px solid rgb(1, 2, 3)' },
      { shows: true, byOutlineAlone: false },
    ],
    ['something else of the page', { far: 'color: rgb(1, 2, 3)' }, { shows: false, byOutlineAlone: false }],
  ])('%s', (_, styles, wanted) => {
    expect(change(page, styles)).toEqual(wanted);
  });

  test('its label', () => {
    const labelled = '<label for="a" id="label">Nom</label><div><div><input id="a"></div></div>';
    expect(change(labelled, { label: 'font-weight: 700' }).shows).toBe(true);
  });
});

test.each([
  ['<input>', true],
  ['<input type="email">', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<input type="checkbox">', false],
  ['<input type="submit">', false],
  ['<input type="range">', false],
  ['<select></select>', false],
  ['<button></button>', false],
])('%s has a caret: %s', (html, wanted) => {
  expect(hasCaret(openPageDouble(html).body.firstElementChild as Element)).toBe(wanted);
});

test.each([
  ['it looks unlike the others', 'style="background-color: rgb(1, 2, 3)"', '', true],
  ['it looks like them', '', '', false],
  ['one of them looks like it', 'style="font-weight: 700"', 'style="font-weight: 700"', false],
])('the current choice of a list: %s', (_, current, other, wanted) => {
  const document = openPageDouble(
    `<div id="l" role="listbox" aria-activedescendant="c"><div role="option" id="c" ${current}>A</div>` +
      `<div role="option" ${other}>B</div><div role="option">C</div></div>`,
  );
  expect(marksCurrent(one(document, '#l'))).toBe(wanted);
});

test('a list without a current choice marks none, nor one with a single choice', () => {
  const document = openPageDouble(
    '<div id="l" role="listbox"></div><div id="m" aria-activedescendant="c"><p role="option" id="c" style="color: red">A</p></div>',
  );
  expect(marksCurrent(one(document, '#l'))).toBe(false);
  expect(marksCurrent(one(document, '#m'))).toBe(false);
});
