import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { findScrolledBehind, isScrolledBehind } from './scrolled-behind.ts';

afterEach(() => void vi.unstubAllGlobals());

const clear = 'background-color: rgba(0, 0, 0, 0); background-image: none';
/** Whether the page passes behind the text of `#a`, in the bar that stays in the window. */
function passes(bar: string, page: string, text = ''): boolean {
  const document = openPageDouble(
    `<body style="${clear}"><header style="position: fixed; ${bar}" data-box="0 0 300 60"><p id="a" style="${clear}; ${text}" data-box="0 10 100 20">Menu</p></header>${page}</body>`,
  );
  document.documentElement.setAttribute('style', clear);
  findScrolledBehind();
  return isScrolledBehind(document.getElementById('a') as Element);
}
const picture = '<img src="/a.png" data-box="0 0 300 200">';

describe('the page passes behind a text that stays in the window', () => {
  test.each([
    ['a picture under a clear bar', clear, picture, true],
    [
      'a section of a colour',
      clear,
      '<div style="background-color: rgb(0, 0, 0)" data-box="0 0 300 200"></div>',
      true,
    ],
    ['a picture under an opaque bar', 'background-color: rgb(255, 255, 255)', picture, false],
    [
      'a picture under a bar that is seen through',
      'background-color: rgba(255, 255, 255, 0.5)',
      picture,
      true,
    ],
    ['a picture that is elsewhere', clear, '<img src="/a.png" data-box="0 300 300 200">', false],
    ['a picture that is hidden', clear, '<img hidden src="/a.png" data-box="0 0 300 200">', false],
    [
      'a picture that stays too',
      clear,
      '<img style="position: fixed" src="/a.png" data-box="0 0 300 200">',
      false,
    ],
    ['a speck', clear, '<img src="/a.png" data-box="0 0 1 1">', false],
    ['a block without a colour', clear, `<div style="${clear}" data-box="0 0 300 200"></div>`, false],
  ])('%s', (_, bar, page, wanted) => {
    expect(passes(bar, page)).toBe(wanted);
  });
});

test('a text on an opaque ground of its own has nothing behind it', () => {
  expect(passes(clear, picture, 'background-color: rgb(255, 255, 255)')).toBe(false);
});

test('a text that scrolls with the page has nothing passing behind it', () => {
  const document = openPageDouble(`<p id="a" style="${clear}" data-box="0 10 100 20">Menu</p>${picture}`);
  findScrolledBehind();
  expect(isScrolledBehind(document.getElementById('a') as Element)).toBe(false);
});

test('what is drawn is listed once, until the page is looked at again', () => {
  const document = openPageDouble(
    `<header style="position: fixed; ${clear}" data-box="0 0 300 60"><p id="a" style="${clear}" data-box="0 10 100 20">Menu</p></header><div id="b"></div>`,
  );
  document.documentElement.setAttribute('style', clear);
  for (const element of [document.body, document.getElementById('b')]) element?.setAttribute('style', clear);
  const text = document.getElementById('a') as Element;
  findScrolledBehind();
  expect(isScrolledBehind(text)).toBe(false);
  document.body.insertAdjacentHTML('beforeend', picture);
  expect(isScrolledBehind(text)).toBe(false);
  findScrolledBehind();
  expect(isScrolledBehind(text)).toBe(true);
});
