import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { queryDeep } from './deep-query.ts';

const { document } = new JSDOM('<div id="a"><p id="b"></p></div><div id="c"></div>').window;
const open = (host: string, html: string, mode: ShadowRootMode = 'open') => {
  const root = (document.querySelector(host) as Element).attachShadow({ mode });
  root.innerHTML = html;
  return root;
};

test('what stands in open shadow trees is found, however deep, and once', () => {
  const outer = open('#a', '<section><p id="d"></p><div id="e"></div></section>');
  const inner = (outer.querySelector('#e') as Element).attachShadow({ mode: 'open' });
  inner.innerHTML = '<p id="f"></p>';
  open('#c', '<p id="g"></p>', 'closed');
  expect(queryDeep(document, 'p').map(({ id }) => id)).toEqual(['b', 'd', 'f']);
  expect(queryDeep(outer, 'p').map(({ id }) => id)).toEqual(['d', 'f']);
  expect(queryDeep(document, 'article')).toEqual([]);
});
