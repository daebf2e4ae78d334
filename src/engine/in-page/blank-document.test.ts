import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { paintsNothing } from './blank-document.ts';

afterEach(() => void vi.unstubAllGlobals());

function look(html: string, isPainted = false) {
  openPageDouble(html);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByName: () => (isPainted ? [{}] : []) });
  // Of jsdom, what is not set is empty; a browser says « none ».
  const styleOf = getComputedStyle;
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) => ({
    content: 'none',
    borderImageSource: 'none',
    backgroundImage: styleOf(element, pseudo).backgroundImage || 'none',
  }));
  return paintsNothing();
}

test.each([
  ['an empty page', '', true],
  ['words', '<p>Bonjour</p>', false],
  ['an image', '<img src="/a.png">', false],
  ['a field', '<input>', false],
  ['words that are hidden', '<p hidden>Bonjour</p>', true],
  ['words of a script', '<script>"Bonjour"</script>', true],
  ['words of the head', '<title>Bonjour</title>', true],
  ['blocks without words', '<div><div></div></div>', true],
  ['a picture behind a block', '<div style="background-image: url(/a.png)"></div>', false],
])('a page that shows nothing: %s', (_, html, wanted) => {
  expect(look(html).nothing).toBe(wanted);
});

test.each([
  ['an empty page', '', false],
  ['a page with a script', '<script></script>', true],
  ['a page with something hidden', '<p hidden>Bonjour</p>', true],
])('one that may still show something: %s', (_, html, wanted) => {
  expect(look(html).mayChange).toBe(wanted);
});

test('a page of many elements is not looked at: it is not blank', () => {
  expect(look('<div></div>'.repeat(400))).toEqual({ painted: false, nothing: false, mayChange: true });
});

test('what the browser painted is what it says', () => {
  expect(look('', true).painted).toBe(true);
  expect(look('').painted).toBe(false);
});
