import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { numberElements } from './element-numbers.ts';
import { placePictures } from './picture-places.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The pictures of `body > *`, whose backgrounds are in `data-ground`. */
function placed(html: string, indexes: readonly number[] = [0], longest = 200) {
  const document = openPageDouble(`<base href="https://ville.example/pages/">${html}`);
  numberElements(document.body.children);
  for (const image of document.images) Object.defineProperty(image, 'currentSrc', { value: image.src });
  vi.stubGlobal('getComputedStyle', (element: Element) => ({
    backgroundImage: element.getAttribute('data-ground') ?? 'none',
    backgroundSize: 'cover',
    backgroundPosition: '50% 50%',
  }));
  return placePictures(indexes, longest);
}
const ground = (value: string) => `<p data-ground='${value}'>a</p>`;

test.each([
  ['an image', '<img src="/a.png">', 'https://ville.example/a.png'],
  ['a button in an image', '<input type="image" src="b.png">', 'https://ville.example/pages/b.png'],
  ['an object', '<object data="c.svg"></object>', 'https://ville.example/pages/c.svg'],
  ['a background', ground('url("d.png")'), 'https://ville.example/pages/d.png'],
  [
    'a background whose address is escaped',
    ground('url("e\\"f.png")'),
    'https://ville.example/pages/e%22f.png',
  ],
  ['a background written in the page', ground('url("data:image/gif;base64,R0")'), 'data:image/gif;base64,R0'],
  ['an image without an address', '<img>', undefined],
  ['no picture', '<p>a</p>', undefined],
  ['a gradient', ground('linear-gradient(red, blue)'), undefined],
  ['several backgrounds', ground('url("a.png"), url("b.png")'), undefined],
  ['an address that is none', ground('url("https://[")'), undefined],
  ['an address longer than anyone wants', `<img src="/${'a'.repeat(300)}.png">`, undefined],
])('where the picture of an element comes from: %s', (_, html, wanted) => {
  expect(placed(html)[0]?.url).toBe(wanted);
});

test('a background says how it lies, an image is shown whole', () => {
  expect(placed(ground('url("a.png")'))[0]?.laid).toMatchObject({ size: 'cover', position: '50% 50%' });
  expect(placed('<img src="/a.png">')[0]?.laid).toBeNull();
});

test('those that are asked for, by their numbers, and none that was never there', () => {
  const images = '<img src="/a.png"><img src="/b.png"><img src="/c.png">';
  expect(placed(images, [2, 0, 9, -1]).map(({ index }) => index)).toEqual([0, 2]);
  expect(placed(images, [])).toEqual([]);
});
