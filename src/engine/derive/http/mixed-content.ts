import type { Dom, DomNode, MainResponse, NetworkRequest } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';
import { enforcedPolicies } from './csp.ts';
import { isLoopback, isPlainHttp } from './domains.ts';

/** The page asks the browser to turn its http addresses into https ones: none leaves in clear. */
export function upgradesInsecureRequests(mainResponse: MainResponse, dom: Dom): boolean {
  return enforcedPolicies(mainResponse, dom).some((policy) =>
    policy.directives.has('upgrade-insecure-requests'),
  );
}

const activeTypes = new Set(['script', 'stylesheet', 'document', 'xhr', 'fetch', 'eventsource', 'font']);
const passiveTypes = new Set(['image', 'media']);

/** Plain-http addresses in elements the browser executes (or shows, for `passive`), and requests it sent for them. */
export function insecureElements(dom: Dom, kind: 'active' | 'passive'): DomNode[] {
  const candidates =
    kind === 'active'
      ? byTag(dom, 'script', 'iframe', 'frame', 'object', 'embed', 'link').filter(isActive)
      : byTag(dom, 'img', 'audio', 'video', 'source');
  return candidates.filter(({ url }) => url !== undefined && isPlainHttp(url) && !isLoopback(url));
}

function isActive({ tag, attributes }: DomNode): boolean {
  if (tag !== 'link') return attributes.src !== undefined || attributes.data !== undefined;
  return (attributes.rel ?? '').toLowerCase().split(/\s+/).includes('stylesheet');
}

export function insecureRequests(
  requests: readonly NetworkRequest[],
  kind: 'active' | 'passive',
): NetworkRequest[] {
  const types = kind === 'active' ? activeTypes : passiveTypes;
  return requests.filter(
    (sent) =>
      types.has(sent.resourceType) && !sent.isMainDocument && isPlainHttp(sent.url) && !isLoopback(sent.url),
  );
}
