import { expect, test } from 'vitest';
import { shownPart } from './shown-part.ts';

const picture = { width: 400, height: 200 };
const part = (width: number, height: number, size: string, position: string) =>
  shownPart(picture, { width, height, size, position });

test('an image is shown whole', () => {
  expect(shownPart(picture, null)).toEqual({ x: 0, y: 0, ...picture });
});

test.each([
  ['from its corner', part(300, 100, 'auto', '0% 0%'), { x: 0, y: 0, width: 300, height: 100 }],
  ['one drawing of many', part(60, 40, 'auto', '-120px -80px'), { x: 120, y: 80, width: 60, height: 40 }],
  ['in the middle', part(200, 200, 'auto', '50% 50%'), { x: 100, y: 0, width: 200, height: 200 }],
  ['with room around', part(600, 300, 'auto', '50% 50%'), { x: 0, y: 0, width: 400, height: 200 }],
  ['covering', part(200, 200, 'cover', '50% 0%'), { x: 100, y: 0, width: 200, height: 200 }],
  ['contained', part(200, 200, 'contain', '0% 0%'), { x: 0, y: 0, width: 400, height: 200 }],
  ['half its size', part(100, 100, '200px 100px', '0px 0px'), { x: 0, y: 0, width: 200, height: 200 }],
  ['as wide as the element', part(200, 100, '100%', '0px 0px'), { x: 0, y: 0, width: 400, height: 200 }],
  ['as high as the element', part(100, 100, 'auto 100%', '0px 0px'), { x: 0, y: 0, width: 200, height: 200 }],
])('a background %s', (_, shown, wanted) => {
  expect(shown).toEqual(wanted);
});

test.each([
  ['outside the element', part(100, 100, 'auto', '-500px 0px')],
  ['a sliver of it', part(3, 100, 'auto', '0px 0px')],
  ['computed at two ends', part(100, 100, 'auto', 'calc(100% - 4px) 0px')],
  ['of a size in other units', part(100, 100, 'calc(1px + 2%)', '0px 0px')],
  ['without any size', part(100, 100, '0px 0px', '0px 0px')],
  ['behind two pictures', part(100, 100, 'auto, auto', '0px 0px')],
])('a background %s tells nothing', (_, shown) => {
  expect(shown).toBeNull();
});
