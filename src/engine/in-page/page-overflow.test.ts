import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { pageOverflow } from './page-overflow.ts';

afterEach(() => void vi.unstubAllGlobals());

class Unit {
  value: number;
  unit = 'px';
  constructor(value: number) {
    this.value = value;
  }
}

/** A page of 320 px that scrolls to `scrollWidth`. `data-width`: what a style sets of an element, px. */
function look(html: string, { scrollWidth = 500, style = '' } = {}) {
  const document = openPageDouble(html);
  if (style) document.body.setAttribute('style', style);
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 320 },
    scrollWidth: { value: scrollWidth },
  });
  vi.stubGlobal('innerWidth', 320);
  vi.stubGlobal('CSSUnitValue', Unit);
  for (const element of document.querySelectorAll('*')) {
    const set = element.getAttribute('data-width');
    Object.assign(element, {
      computedStyleMap: () => new Map(set ? [['width', new Unit(Number(set))]] : []),
    });
  }
  return pageOverflow(100);
}
const kinds = (html: string, more = {}) =>
  look(html, more).culprits.map(({ kind, overflowPx }) => [kind, overflowPx]);

test('a page that fits, or goes a pixel past, has no culprit', () => {
  expect(look('<p data-box="0 0 600 20">a</p>', { scrollWidth: 321 })).toEqual({
    width: 320,
    scrollWidth: 321,
    culprits: [],
  });
});

describe('what goes past the edge', () => {
  test.each([
    ['a text', '<p data-box="0 0 400 20">Un texte long</p>', [['text', 80]]],
    ['a word', '<p data-box="0 0 400 20">Anticonstitutionnellement</p>', [['word', 80]]],
    ['an image', '<img src="/a.png" data-box="0 0 450 200">', [['image', 130]]],
    [
      'a table, whose two dimensions are its meaning',
      '<table data-box="0 0 450 200"></table>',
      [['excepted', 130]],
    ],
    ['a block without words', '<div data-box="0 0 400 20"></div>', [['block', 80]]],
    ['a text within two pixels', '<p data-box="0 0 322 20">Un texte long</p>', []],
    ['what is hidden', '<p hidden data-box="0 0 400 20">Un texte long</p>', []],
    ['what is glued to the window', '<p style="position: fixed" data-box="0 0 400 20">Un texte long</p>', []],
    [
      'what is hidden from screen readers',
      '<div aria-hidden="true"><p data-box="0 0 400 20">Un texte</p></div>',
      [],
    ],
    [
      'what scrolls by itself',
      '<div style="overflow-x: auto" data-box="0 0 300 40"><p data-box="0 0 400 20">Un texte</p></div>',
      [],
    ],
    [
      'lines that begin beyond the edge',
      '<p data-box="330 0 100 20" data-text="330 0 100 20">Un texte</p>',
      [],
    ],
  ])('%s', (_, html, wanted) => {
    expect(kinds(html)).toEqual(wanted);
  });

  test('blocks are told only where nothing else is, the last three', () => {
    const blocks = [1, 2, 3, 4].map((at) => `<div data-box="0 0 ${330 + at} 20"></div>`).join('');
    expect(kinds(blocks)).toEqual([
      ['block', 12],
      ['block', 13],
      ['block', 14],
    ]);
    expect(kinds(`${blocks}<p data-box="0 0 400 20">Un texte long</p>`)).toEqual([['text', 80]]);
  });

  test('twenty at most', () => {
    expect(kinds('<p data-box="0 0 400 20">Un texte long</p>'.repeat(30))).toHaveLength(20);
  });
});

test('a page that hides the rest tells its texts alone, and its own width where there is none', () => {
  const hides = { style: 'overflow-x: hidden' };
  expect(look('<img src="/a.png" data-box="0 0 450 200">', hides)).toMatchObject({
    scrollWidth: 320,
    culprits: [],
  });
  const cut = look('<p data-box="0 0 400 20">Un texte long</p>', hides);
  expect(cut).toMatchObject({ hidesRest: true, scrollWidth: 500 });
  expect(cut.culprits).toHaveLength(1);
});

test('the outermost box whose width is set past the edge is said to hold it', () => {
  const [culprit] = look(
    '<div id="out" data-width="480" data-box="0 0 480 90"><div id="in" data-width="480" data-box="0 0 480 50"><p data-box="0 0 480 20">Un texte long</p></div></div>',
  ).culprits;
  expect(culprit?.held).toMatchObject({ selector: '#out', widthPx: 480, overflowPx: 160 });
  const [free] = look('<div data-box="0 0 480 90"><p data-box="0 0 480 20">Un texte long</p></div>').culprits;
  expect(free?.held).toBeUndefined();
});
