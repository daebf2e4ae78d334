import { expect, test } from 'vitest';
import { withoutHiding } from './without-hiding.ts';

test.each([
  ['a.children.length', 'a.own$children.length'],
  ['é.closest("p")?.textContent', 'é.own$closest("p")?.own$textContent'],
  ['const { nodeName: n, id, deep } = a', 'const { own$nodeName: n, own$id:id, deep } = a'],
  ['f(({ title = "" }) => title)', 'f(({ own$title:title = "" }) => title)'],
])('what is read and called has its second name: %s', async (code, own) => {
  expect(await withoutHiding(code)).toBe(own);
});

test.each([
  'a.title = "b"',
  'a.scrollTop += 1',
  'delete a.id',
  'a.tabIndex++',
  'for (a.id of b);',
  'const { id, ...rest } = a',
  '({ id: 1, children: [] })',
  'a["children"]',
  'a.length + b.name',
  '"x.children"',
])('nothing else has: %s', async (code) => {
  expect(await withoutHiding(code)).toBe(code);
});
