import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';
import { networkRequests } from '../page/page-weight.ts';

export interface WeighedImage {
  readonly node: DomNode;
  readonly request: NetworkRequest;
  /** Image pixels. */
  readonly pixels: number;
}

/** Images of the page with what they cost on the network; each address once. */
export function weighedImages(dom: Dom, requests: readonly NetworkRequest[]): WeighedImage[] {
  const byUrl = new Map(networkRequests(requests).map((request) => [request.url, request]));
  const seen = new Set<string>();
  return byTag(dom, 'img').flatMap((node) => {
    const { currentSrc = '', naturalWidth = 0, naturalHeight = 0 } = node.image ?? {};
    const request = byUrl.get(currentSrc);
    if (node.document !== 0 || !request || request.status !== 200 || seen.has(currentSrc)) return [];
    seen.add(currentSrc);
    return [{ node, request, pixels: naturalWidth * naturalHeight }];
  });
}
