import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { measureTexts, textsIn } from './text-states.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The state of the text of `#a` at rest; undefined where it is no text that is looked at. */
function stateOf(html: string): string | undefined {
  const document = openPageDouble(html);
  measureTexts('before', 100);
  return textsIn('before').get(document.getElementById('a') as Element)?.state;
}
const inBox = (style: string, text: string, box = '0 0 200 40', own = '') =>
  `<div style="${style}" data-box="${box}"><p id="a" ${own} data-text="${text}">Un texte assez long</p></div>`;
const hidden = 'overflow-x: hidden; overflow-y: hidden';

describe('the state of a text', () => {
  test.each([
    ['in a block that cuts nothing', inBox('', '0 0 300 20'), 'whole'],
    ['inside what cuts', inBox(hidden, '0 0 150 20'), 'whole'],
    ['half of its line below the edge', inBox(hidden, '0 0 150 20, 0 30 150 20'), 'cut'],
    ['a line wholly below the edge', inBox(hidden, '0 0 150 20, 0 60 150 20'), 'cut'],
    ['all of it below the edge', inBox(hidden, '0 60 150 20'), 'gone'],
    ['past the right edge', inBox(hidden, '0 0 260 20'), 'cut'],
    ['past it, with a sign', inBox(`${hidden}; text-overflow: ellipsis`, '0 0 260 20'), 'ellipsis'],
    ['past it by the width of a letter', inBox(hidden, '0 0 205 20'), 'whole'],
    ['in a slide beside the window', inBox(hidden, '210 30 150 20'), 'gone'],
    ['in a block that scrolls', inBox('overflow-x: auto; overflow-y: auto', '0 60 150 20'), 'whole'],
    ['in what has no height', inBox(hidden, '0 0 150 20', '0 0 200 1'), 'gone'],
    ['before the left edge of the page', inBox('', '-50 0 150 20'), 'cut'],
    ['before it, in what stays in the window', inBox('position: fixed', '-50 0 150 20'), 'whole'],
    [
      'in a part with a button that unfolds it',
      `<section><div style="${hidden}" data-box="0 0 200 40"><p id="a" data-text="0 0 150 20, 0 60 150 20">Un texte</p></div><button data-text="0 0 9 9">Lire la suite</button></section>`,
      'gone',
    ],
  ])('%s', (_, html, wanted) => {
    expect(stateOf(html)).toBe(wanted);
  });
});

describe('what is no text', () => {
  test.each([
    ['a letter', '<p id="a">a</p>'],
    ['what is hidden', '<p id="a" hidden>Un texte</p>'],
    ['what is hidden from screen readers', '<div aria-hidden="true"><p id="a">Un texte</p></div>'],
    ['letters of an icon font', '<p id="a" style="font-family: FontAwesome">menu</p>'],
    ['names of icons', '<i id="a" class="material-icons">arrow_back</i>'],
    ['a copy of a slide', '<div class="swiper-slide-duplicate"><p id="a">Un texte</p></div>'],
    ['what stands left of the page', '<p id="a" data-text="-400 0 100 20">Un texte</p>'],
  ])('%s', (_, html) => {
    expect(stateOf(html)).toBeUndefined();
  });
});

test('a window over what a script scrolls is one for the looks that follow', () => {
  const document = openPageDouble(inBox(hidden, '0 60 150 20'));
  const text = document.getElementById('a') as Element;
  measureTexts('before', 100);
  text.setAttribute('data-text', '0 30 150 20');
  measureTexts('after', 100);
  expect(textsIn('after').get(text)?.state).toBe('gone');
  measureTexts('before', 100);
  expect(textsIn('before').get(text)?.state).toBe('cut');
  expect(textsIn('narrow').size).toBe(0);
});

test('lines of a block that scrolls end at its edges', () => {
  const document = openPageDouble(
    '<div style="overflow: auto" data-box="0 0 100 40"><p id="a" data-text="0 30 150 20, 0 60 150 20">Un texte</p></div>',
  );
  measureTexts('before', 100);
  const rects = textsIn('before').get(document.getElementById('a') as Element)?.rects;
  expect(rects).toEqual([{ left: 0, right: 100, top: 30, bottom: 40, width: 100, height: 10 }]);
});
