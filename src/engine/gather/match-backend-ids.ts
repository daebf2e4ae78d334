import type { Protocol } from 'puppeteer-core';
import type { RawNode } from './page/dom-pass.ts';

/** Protocol identifiers of the elements of the pass, and the frames that were entered. */
export interface MatchedTree {
  readonly backendIds: readonly number[];
  /** Frame of each document number; 0 is left out. */
  readonly frameIds: readonly string[];
}

/**
 * Walks the protocol’s tree exactly as `walk-elements.ts` walks the page and gives each element its identifier.
 * @returns null when the page changed in between: the two walks no longer agree
 */
export function matchBackendIds(root: Protocol.DOM.Node, nodes: readonly RawNode[]): MatchedTree | null {
  const backendIds: number[] = [];
  const frameIds: string[] = [];
  let agrees = true;

  const visitAll = (children: readonly Protocol.DOM.Node[] | undefined) => {
    for (const child of children ?? []) if (child.nodeType === 1) visit(child);
  };
  const visit = (node: Protocol.DOM.Node) => {
    const index = backendIds.length;
    const expected = nodes[index];
    if (!expected) return;
    if (expected.tag !== (node.localName || node.nodeName.toLowerCase())) {
      agrees = false;
      return;
    }
    backendIds.push(node.backendNodeId);
    if (expected.tag === 'svg') return;
    for (const shadow of node.shadowRoots ?? [])
      if (shadow.shadowRootType === 'open') visitAll(shadow.children);
    if (expected.tag === 'iframe' || expected.tag === 'frame') {
      if (!expected.entered) return;
      frameIds.push(node.frameId ?? '');
      visitAll(node.contentDocument?.children);
      return;
    }
    visitAll(node.children);
  };

  visitAll(root.children);
  return agrees && backendIds.length === nodes.length ? { backendIds, frameIds } : null;
}
