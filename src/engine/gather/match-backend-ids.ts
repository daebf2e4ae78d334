import type { Protocol } from 'puppeteer-core';
import type { RawNode } from '../in-page/raw-dom.ts';

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
  /** Next to be visited last. */
  const ahead: Protocol.DOM.Node[] = [];

  const enter = (children: readonly Protocol.DOM.Node[] | undefined) => {
    for (const child of children?.toReversed() ?? []) if (child.nodeType === 1) ahead.push(child);
  };
  enter(root.children);
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    const expected = nodes[backendIds.length];
    if (!expected) break;
    if (expected.tag !== (node.localName || node.nodeName.toLowerCase())) return null;
    backendIds.push(node.backendNodeId);
    if (expected.tag === 'svg') continue;
    if (expected.tag === 'iframe' || expected.tag === 'frame') {
      if (!expected.entered) continue;
      frameIds.push(node.frameId ?? '');
      enter(node.contentDocument?.children);
      continue;
    }
    enter(node.children);
    for (const shadow of node.shadowRoots?.toReversed() ?? [])
      if (shadow.shadowRootType === 'open') enter(shadow.children);
  }
  return backendIds.length === nodes.length ? { backendIds, frameIds } : null;
}
