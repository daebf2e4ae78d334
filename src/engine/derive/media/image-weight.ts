import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';
import { networkRequests } from '../page/page-weight.ts';

export interface WeighedImage {
  readonly node: DomNode;
  readonly request: NetworkRequest;
  /** Image pixels. */
  readonly pixels: number;
}

/** Width and height of the picture’s file, pixels; 0 where there is none. */
export const fileSize = ({ image }: DomNode): readonly [number, number] => [
  image?.fileWidth ?? image?.naturalWidth ?? 0,
  image?.fileHeight ?? image?.naturalHeight ?? 0,
];

/** Images of the page with what they cost on the network; each address once. */
export function weighedImages(dom: Dom, requests: readonly NetworkRequest[]): WeighedImage[] {
  const byUrl = new Map(networkRequests(requests).map((request) => [request.url, request]));
  const seen = new Set<string>();
  return byTag(dom, 'img').flatMap((node) => {
    const currentSrc = node.image?.currentSrc ?? '';
    const [width, height] = fileSize(node);
    const request = byUrl.get(currentSrc);
    if (node.document !== 0 || !request || request.status !== 200 || seen.has(currentSrc)) return [];
    seen.add(currentSrc);
    return [{ node, request, pixels: width * height }];
  });
}
