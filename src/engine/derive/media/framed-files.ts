import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, parentOf } from '../dom/dom.ts';

/**
 * The frame of the site that opens a film or a sound as a document: the browser then makes the player itself, alone in
 * its page and starting at once, and the site wrote none of it. Undefined for a player that a page holds.
 */
export function frameOfFile(dom: Dom, media: DomNode): DomNode | undefined {
  const { name, controls, autoplay } = media.attributes;
  if (name !== 'media' || controls === undefined || autoplay === undefined) return undefined;
  const body = parentOf(dom, media);
  if (body?.tag !== 'body' || childrenOf(dom, body).length !== 1) return undefined;
  const root = parentOf(dom, body);
  const frame = root && parentOf(dom, root);
  return frame && /^(?:iframe|frame|object|embed)$/.test(frame.tag) ? frame : undefined;
}
