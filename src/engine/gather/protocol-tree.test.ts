import type { Protocol } from 'puppeteer-core';
import { expect, test } from 'vitest';
import type { RawNode } from '../in-page/raw-dom.ts';
import { matchBackendIds } from './match-backend-ids.ts';
import { depthOf, treeOf } from './protocol-tree.ts';

type Node = Protocol.DOM.Node;

const node = (nodeId: number, localName: string, parentId?: number, rest: Partial<Node> = {}): Node => ({
  nodeId,
  backendNodeId: nodeId * 100,
  localName,
  nodeName: localName,
  nodeType: localName === '#document' ? 9 : localName === '' ? 11 : 1,
  nodeValue: '',
  ...(parentId === undefined ? {} : { parentId }),
  ...rest,
});
const raw = (tag: string, entered = false) => ({ tag, entered }) as RawNode;

test('a flat list, children before their parents, becomes the tree the page is matched with', () => {
  const shadow = node(6, '', undefined, { shadowRootType: 'open' });
  const inner = node(9, '#document');
  const flat = [
    node(7, 'p', 6),
    node(5, 'div', 3, { shadowRoots: [shadow], children: [] }),
    node(10, 'html', 9),
    node(8, 'iframe', 3, { contentDocument: inner, frameId: 'F' }),
    node(3, 'body', 2),
    node(2, 'html', 1),
    node(1, '#document'),
  ];
  const seen = [raw('html'), raw('body'), raw('div'), raw('p'), raw('iframe', true), raw('html')];
  expect(matchBackendIds(treeOf(flat), seen)).toEqual({
    backendIds: [200, 300, 500, 700, 800, 1000],
    frameIds: ['F'],
  });
});

test('a page that changed since is told, and no depth exhausts the walk', () => {
  const levels = 50_000;
  const flat = Array.from({ length: levels }, (_, i) => node(i + 2, 'div', i + 1));
  const tree = treeOf([...flat, node(1, '#document')]);
  const seen = Array.from({ length: levels }, () => raw('div'));
  expect(matchBackendIds(tree, seen)?.backendIds).toHaveLength(levels);
  expect(matchBackendIds(tree, [...seen, raw('p')])).toBeNull();
  expect(matchBackendIds(tree, [raw('p'), ...seen.slice(1)])).toBeNull();
});

test('depth counts levels', () => {
  expect(depthOf([])).toBe(0);
  expect(depthOf([-1, 0, 1, 0].map((parent) => ({ parent })))).toBe(3);
});

test('a list without a document is an error', () => {
  expect(() => treeOf([node(2, 'html', 1)])).toThrow();
});
