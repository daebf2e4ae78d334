import type { CDPSession, Protocol } from 'puppeteer-core';
import type { RawNode } from '../in-page/raw-dom.ts';

type Node = Protocol.DOM.Node;

/**
 * The protocol refuses to nest more than about 300 values; an element costs two of them, in a shadow tree or a frame
 * up to four.
 */
const nestedLimit = 60;

/** Levels of elements, shadow trees and frames counted as such. */
export function depthOf(nodes: readonly Pick<RawNode, 'parent'>[]): number {
  const depths: number[] = [];
  let deepest = 0;
  for (const [index, { parent }] of nodes.entries()) {
    const depth = (depths[parent] ?? 0) + 1;
    depths[index] = depth;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The document with its open shadow trees and frames as the protocol sees them, however deep it is. */
export async function readTree(cdp: CDPSession, depth: number): Promise<Node> {
  const whole = { depth: -1, pierce: true };
  if (depth <= nestedLimit) return (await cdp.send('DOM.getDocument', whole)).root;
  await cdp.send('DOM.enable');
  const { nodes } = await cdp.send('DOM.getFlattenedDocument', whole);
  return treeOf(nodes);
}

/**
 * Nests what came as a flat list, children in their order. Shadow roots and documents of frames come inside their
 * host; what they hold is in the list.
 * @throws Error without a document
 */
export function treeOf(flat: readonly Node[]): Node {
  const children = new Map<number, Node[]>();
  const known: Node[] = [];
  for (const node of flat) {
    known.push(node, ...(node.shadowRoots ?? []));
    if (node.contentDocument) known.push(node.contentDocument);
    if (node.parentId === undefined) continue;
    const among = children.get(node.parentId);
    if (among) among.push(node);
    else children.set(node.parentId, [node]);
  }
  for (const node of known) node.children = children.get(node.nodeId) ?? [];
  const root = flat.find(({ parentId, nodeType }) => parentId === undefined && nodeType === 9);
  if (!root) throw new Error('the protocol gave no document');
  return root;
}
