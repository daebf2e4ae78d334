import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';

interface BrokenImage {
  readonly node: DomNode;
  readonly url: string;
  readonly status: number;
}

/** `img` elements with an address on the network. */
export const fetchedImages = (dom: Dom): DomNode[] =>
  byTag(dom, 'img').filter((node) => node.image && node.url && /^https?:/.test(node.url));

/** No answer at all (blocked, cancelled, offline third party) proves nothing: only an error status does. */
export function brokenImages(dom: Dom, requests: readonly NetworkRequest[]): BrokenImage[] {
  const answers = new Map(requests.map((request) => [request.url, request.status]));
  return fetchedImages(dom).flatMap((node) => {
    const url = node.image?.currentSrc || node.url || '';
    const status = answers.get(url) ?? 0;
    return status >= 400 ? [{ node, url, status }] : [];
  });
}
