import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { walkElements } from './walk-elements.ts';

const { document } = new JSDOM(
  '<body><main><p>a</p></main><svg><g></g></svg><div id="host"><i></i></div></body>',
).window;
const host = document.querySelector('#host') as Element;
host.attachShadow({ mode: 'open' }).innerHTML = '<b></b>';
const tags = (limit: number) => walkElements(document, limit).list.map(({ element }) => element.localName);

test('in document order, nothing of a drawing, a shadow tree before the children of its host', () => {
  expect(tags(100)).toEqual(['html', 'head', 'body', 'main', 'p', 'svg', 'div', 'b', 'i']);
});

test('each knows its parent by place, and whether it stands in a shadow tree', () => {
  const { list } = walkElements(document, 100);
  expect(list.map(({ parent }) => parent)).toEqual([-1, 0, 0, 2, 3, 2, 2, 6, 6]);
  expect(list.filter(({ inShadow }) => inShadow).map(({ element }) => element.localName)).toEqual(['b']);
});

test('goes on counting beyond its limit', () => {
  expect(tags(3)).toEqual(['html', 'head', 'body']);
  expect(walkElements(document, 3).count).toBe(9);
});
