import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { keepRoots } from './part-roots.ts';
import { walkParts } from './part-walk.ts';

afterEach(() => {
  keepRoots([]);
  vi.unstubAllGlobals();
});

/** The parts of these selectors, walked: each element with the place of what holds it. */
function walked(html: string, selectors: readonly string[], limit = 100): string[] {
  const document = openPageDouble(html);
  keepRoots(selectors.map((selector) => document.querySelector(selector) as Element));
  return walkParts(limit).list.map(({ element, parent }) => `${element.id || element.localName} < ${parent}`);
}

test('what came is walked with what holds it, each once', () => {
  const html = '<main><ul id="a"><li id="b"></li></ul><p id="c"><i id="d"></i></p></main>';
  expect(walked(html, ['#a', '#c'])).toEqual([
    'html < -1',
    'body < 0',
    'main < 1',
    'a < 2',
    'b < 3',
    'c < 2',
    'd < 5',
  ]);
  expect(walked(html, [])).toEqual([]);
});

test('a drawing is not entered, a shadow tree is', () => {
  expect(walked('<svg id="a"><g></g></svg>', ['#a']).at(-1)).toBe('a < 1');
  const document = openPageDouble('<div id="a"><span id="hote"></span></div>');
  (document.getElementById('hote') as Element).attachShadow({ mode: 'open' }).innerHTML =
    '<i id="dedans"></i>';
  keepRoots([document.getElementById('a') as Element]);
  const last = walkParts(100).list.at(-1);
  expect([last?.element.id, last?.parent, last?.inShadow]).toEqual(['dedans', 3, true]);
});

test('a part that is itself the host of a shadow tree is read with it, and with what it is given', () => {
  const document = openPageDouble('<div id="a"><p id="donne"></p></div>');
  const host = document.getElementById('a') as Element;
  host.attachShadow({ mode: 'open' }).innerHTML = '<nav id="menu"><a id="lien"></a></nav>';
  keepRoots([host]);
  const found = walkParts(100).list.slice(2);
  expect(found.map(({ element, parent, inShadow }) => [element.id, parent, inShadow])).toEqual([
    ['a', 1, false],
    ['menu', 2, true],
    ['lien', 3, true],
    ['donne', 2, false],
  ]);
});

test('a part without end is cut, and what comes after it keeps its place', () => {
  const html = `<ul id="a">${'<li></li>'.repeat(500)}</ul><p id="b"></p>`;
  const found = walked(html, ['#a', '#b'], 10);
  expect(found.length).toBeLessThanOrEqual(11);
  expect(found.at(-1)).toBe('b < 1');
});

test('what left the page meanwhile stands by itself', () => {
  const document = openPageDouble('');
  const gone = document.createElement('p');
  keepRoots([gone]);
  expect(walkParts(10).list).toMatchObject([{ element: gone, parent: -1 }]);
});
