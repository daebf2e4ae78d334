import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { orientationPass } from './orientation-pass.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page whose turns are told by `data-transform` and `data-rotate`; `front`: what lies in its middle. */
function lookAt(html: string, front = '') {
  const document = openPageDouble(html);
  for (const element of document.querySelectorAll('*'))
    Object.defineProperty(element, 'innerText', { get: () => element.textContent });
  vi.stubGlobal('getComputedStyle', (element: Element) => ({
    transform: element.getAttribute('data-transform') ?? 'none',
    rotate: element.getAttribute('data-rotate') ?? 'none',
  }));
  Object.assign(document, {
    elementsFromPoint: () => (front === '' ? [] : [...document.querySelectorAll(front)]),
  });
  return orientationPass();
}

const words = '<p>La mairie ouvre à neuf heures.</p>';

test('a page without a body has nothing to read', () => {
  openPageDouble(words).body.remove();
  expect(orientationPass()).toEqual({ textLength: 0, turned: false, turnRequest: '' });
});

test('an empty page is read as such, and long runs of spaces count once', () => {
  expect(lookAt('').textLength).toBe(0);
  expect(lookAt(`<p>${'a \n\t '.repeat(1_000)}</p>`).textLength).toBe(1_999);
});

describe('a page lies on its side', () => {
  test.each([
    ['by a turn of what holds its text', `<main data-rotate="90deg">${words}</main>`, true],
    ['by a turn the other way', `<main data-rotate="-90deg">${words}</main>`, true],
    ['by a matrix', `<main data-transform="matrix(0, 1, -1, 0, 0, 0)">${words}</main>`, true],
    ['almost', `<main data-transform="matrix(0.002, -0.999, 0.999, 0.002, 5, 5)">${words}</main>`, true],
    ['not when it stands on its head', `<main data-rotate="180deg">${words}</main>`, false],
    [
      'not by a matrix that mirrors it',
      `<main data-transform="matrix(-1, 0, 0, 1, 0, 0)">${words}</main>`,
      false,
    ],
    ['not when it leans', `<main data-rotate="9deg">${words}</main>`, false],
    [
      'not in space',
      `<main data-transform="matrix3d(0,1,0,0,-1,0,0,0,0,0,1,0,0,0,0,1)">${words}</main>`,
      false,
    ],
    ['not where a label alone is turned', `<main>${words}</main><p data-rotate="90deg">Promo</p>`, false],
  ])('%s', (_, html, wanted) => {
    expect(lookAt(html).turned).toBe(wanted);
  });
});

describe('a page asks to turn the device', () => {
  const ask = (box: string, said = 'Tournez   votre téléphone') => `<div data-box="${box}">${said}</div>`;
  test.each([
    ['over all that is seen', ask('0 0 1000 800'), 'Tournez votre téléphone'],
    ['in English', ask('0 0 1000 800', 'Please rotate your device'), 'Please rotate your device'],
    ['over a part of the window alone', ask('0 0 1000 300'), ''],
    ['in the middle of an article', ask('0 0 1000 800', `Tournez votre écran. ${'Texte. '.repeat(60)}`), ''],
    ['of something else', ask('0 0 1000 800', 'Tournez la page'), ''],
  ])('%s', (_, html, wanted) => {
    expect(lookAt(html, 'div').turnRequest).toBe(wanted);
  });
});
