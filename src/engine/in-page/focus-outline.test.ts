import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { beginFocus, liesOverOther, outlineOf } from './focus-outline.ts';

afterEach(() => void vi.unstubAllGlobals());

const white = 'background-color: rgb(255, 255, 255)';
function look(style: string, { around = white, beside = '', tag = 'button' } = {}) {
  const document = openPageDouble(
    `<div style="${around}" data-box="0 0 500 500">${beside}<${tag} id="a" style="${style}" data-box="100 100 80 30"></${tag}></div>`,
  );
  beginFocus();
  return outlineOf(document.getElementById('a') as Element);
}

test.each([
  ['black on white', 'outline: 2px solid rgb(0, 0, 0); outline-offset: 2px', { widthPx: 2, contrast: 21 }],
  [
    'white on white',
    'outline: 2px solid rgb(255, 255, 255); outline-offset: 0px',
    { widthPx: 2, contrast: 1 },
  ],
  ['of the browser', 'outline: auto rgb(0, 0, 0); outline-offset: 0px', null],
  ['none', 'outline: none; outline-offset: 0px', null],
])('the outline of the element that has the focus: %s', (_, style, wanted) => {
  expect(look(style)).toEqual(wanted);
});

const ring = 'outline: 2px solid rgb(0, 0, 0); outline-offset: 2px';

test('it is compared with what it is drawn upon, not with the page', () => {
  expect(look(ring, { around: 'background-color: rgb(0, 0, 0)' })?.contrast).toBe(1);
});

test.each([
  [
    'over a picture behind all',
    { around: 'background-image: url("/a.png"); background-color: rgb(255, 255, 255)' },
  ],
  ['over a picture beside it', { beside: '<img src="/a.png" data-box="90 90 200 200">' }],
  ['around a field, whose caret shows it', { tag: 'textarea' }],
])('it tells nothing %s', (_, page) => {
  expect(look(ring, page)).toBeNull();
});

test('a picture that is elsewhere, or hidden, changes nothing', () => {
  expect(look(ring, { beside: '<img src="/a.png" data-box="300 300 50 50">' })).not.toBeNull();
  expect(look(ring, { beside: '<img src="/a.png" hidden data-box="90 90 200 200">' })).not.toBeNull();
});

test('less than half of the ring over something else is not over it', () => {
  const document = openPageDouble(
    `<div style="${white}"><img id="i" src="/a.png" data-box="0 0 130 105"><button id="a" data-box="100 100 80 30"></button></div>`,
  );
  beginFocus();
  expect(liesOverOther(document.getElementById('a') as Element, 2, 2)).toBe(false);
  (document.getElementById('i') as Element).setAttribute('data-box', '0 0 300 105');
  expect(liesOverOther(document.getElementById('a') as Element, 2, 2)).toBe(false);
  (document.getElementById('i') as Element).setAttribute('data-box', '0 0 150 300');
  expect(liesOverOther(document.getElementById('a') as Element, 2, 2)).toBe(true);
});
