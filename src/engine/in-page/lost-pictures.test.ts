import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { numberElements, numberOf } from './element-numbers.ts';
import { findLostPictures, keepAnswers, textsOverLost } from './lost-pictures.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Pictures that the page holds when they are asked for again. */
const held = 'https://ville.example/la.png';
const absent = 'https://ville.example/absente.png';

/** Whether the text of `#t` has a lost picture behind it; backgrounds are in `data-ground`. */
function isOver(
  html: string,
  answers: { told?: string[]; unanswered?: string[] } = {},
  change = (_: Document) => {},
) {
  const document = openPageDouble(html);
  const computed = getComputedStyle;
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string | null) =>
    pseudo
      ? { content: 'none', backgroundImage: 'none' }
      : new Proxy(computed(element), {
          get: (style, name) =>
            name === 'backgroundImage'
              ? (element.getAttribute('data-ground') ?? 'none')
              : Reflect.get(style, name, style) || (name === 'overflow' ? 'visible' : ''),
        }),
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      get complete() {
        return this.src === held;
      }
      get naturalWidth() {
        return this.src === held ? 10 : 0;
      }
      removeAttribute = () => undefined;
    },
  );
  numberElements(document.querySelectorAll('*'));
  keepAnswers({ told: answers.told ?? [], unanswered: answers.unanswered ?? [] });
  findLostPictures();
  change(document);
  const text = document.querySelector('#t') as Element;
  return textsOverLost([numberOf(text) ?? -1]).length > 0;
}

const text = (style = '') => `<p id="t" data-box="20 20 100 20" style="${style}">Bienvenue</p>`;
const hero = (url: string, inside = text()) =>
  `<section data-box="0 0 400 200" data-ground='url("${url}")'>${inside}</section>`;
const image = `<img src="${absent}" data-box="0 0 400 200">`;

describe('a text belongs over a picture that never came', () => {
  test.each([
    ['a background that nobody holds', hero(absent), {}, true],
    ['one that the page holds', hero(held), {}, false],
    ['one that the load knows the fate of', hero(absent), { told: [absent] }, false],
    ['one that nobody answered for', hero(held), { unanswered: [held] }, true],
    ['one written in the page', hero('data:image/gif;base64,R0'), {}, false],
    ['an image', image + text(), {}, true],
    ['an image that the server refused', image + text(), { told: [absent] }, false],
    ['an image elsewhere', image.replace('0 0 400', '0 300 400') + text(), {}, false],
    ['an image that is hidden', image.replace('<img', '<img hidden') + text(), {}, false],
    [
      'something opaque between the two',
      hero(absent, text('background-color: rgb(255, 255, 255)')),
      {},
      false,
    ],
    [
      'something pale between the two',
      hero(absent, text('background-color: rgba(255, 255, 255, 0.9)')),
      {},
      true,
    ],
    [
      'something opaque that covers a part',
      hero(absent, `<div data-box="0 0 40 40" style="background-color: rgb(0, 0, 0)">${text()}</div>`),
      {},
      true,
    ],
    ['the ground of the whole page', `<body data-ground='url("${absent}")'>${text()}`, {}, true],
    [
      'a picture that its holder cuts away',
      `<div data-box="0 300 400 10" style="overflow: hidden">${image}</div>${text()}`,
      {},
      false,
    ],
    [
      'an image that stays in the window',
      image.replace('<img', '<img style="position: fixed"').replace('0 0 400 200', '0 100 1000 700') + text(),
      {},
      true,
    ],
    [
      'a set, of which one is held',
      hero(absent).replace(`url("${absent}")`, `image-set(url("${absent}") 1x, url("${held}") 2x)`),
      {},
      false,
    ],
    ['an escaped address', hero(`${absent}?a=\\"`), { told: [`${absent}?a="`] }, false],
  ])('%s', (_, html, answers, wanted) => {
    expect(isOver(html, answers)).toBe(wanted);
  });

  test('not when the picture came meanwhile', () => {
    const arrive = (document: Document) => document.querySelector('section')?.removeAttribute('data-ground');
    expect(isOver(hero(absent), {}, arrive)).toBe(false);
  });

  test('of the elements that are asked for alone', () => {
    expect(isOver(hero(absent))).toBe(true);
    expect(textsOverLost([])).toEqual([]);
    expect(textsOverLost([-1, 10_000])).toEqual([]);
  });
});
