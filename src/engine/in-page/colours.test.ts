import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { colourOf, groundOf, luminanceOf, over, paintedColour } from './colours.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
])('%s is read as it is told', (value, colour) => {
  expect(colourOf(value)).toEqual(colour);
});

test('a colour seen through takes its part of what is under it', () => {
  expect(over([255, 0, 0, 0.5], [0, 0, 255, 1])).toEqual([127.5, 0, 127.5, 1]);
});

test('white is lighter than black by the whole scale', () => {
  expect(luminanceOf([255, 255, 255, 1])).toBeCloseTo(1);
  expect(luminanceOf([0, 0, 0, 1])).toBe(0);
});

test('the notation of rules stays as it is', () => {
  expect(paintedColour('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
});

test.each([
  ['white where nothing is painted', '<p id="x">', [255, 255, 255, 1]],
  ['its own', '<p id="x" style="background-color: rgb(1, 2, 3)">', [1, 2, 3, 1]],
  ['that of what holds it', '<div style="background-color: rgb(1, 2, 3)"><p id="x">', [1, 2, 3, 1]],
  [
    'layers in their order',
    '<div style="background-color: rgb(0, 0, 0)"><p id="x" style="background-color: rgba(200, 100, 0, 0.5)">',
    [100, 50, 0, 1],
  ],
  ['unknown over a picture', '<div style="background-image: url(a.png)"><p id="x">', null],
  ['unknown where it is seen through', '<div style="opacity: 0.5"><p id="x">', null],
  [
    'a picture under what hides it does not count',
    '<div style="background-image: url(a.png)"><p id="x" style="background-color: rgb(1, 2, 3)">',
    [1, 2, 3, 1],
  ],
])('ground: %s', (_, html, colour) => {
  const document = openPageDouble(html);
  // jsdom leaves what is not set empty, where a browser tells it.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    backgroundColor: element.style.backgroundColor || 'rgba(0, 0, 0, 0)',
    backgroundImage: element.style.backgroundImage || 'none',
    opacity: element.style.opacity || '1',
  }));
  expect(groundOf(document.querySelector('#x'))).toEqual(colour);
});
