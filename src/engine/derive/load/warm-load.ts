import type { NetworkRequest, WarmLoad } from '../../artifacts.ts';
import { isOwnUrl } from '../http/domains.ts';
import { networkRequests, pageBytes } from '../page/page-weight.ts';

const kept = new Set(['stylesheet', 'script', 'image', 'font']);
const resentLimit = 30;

/** What a second visit of the same page costs beside the first. */
export function warmLoadOf(
  cold: readonly NetworkRequest[],
  warm: readonly NetworkRequest[],
  siteDomain: string,
): WarmLoad {
  const own = (requests: readonly NetworkRequest[]) =>
    networkRequests(requests).filter(
      (request) =>
        request.status === 200 && kept.has(request.resourceType) && isOwnUrl(request.url, siteDomain),
    );
  const before = own(cold);
  const known = new Set(before.map(({ url }) => url));
  const resent = own(warm)
    .filter(({ url, transferBytes }) => known.has(url) && transferBytes > 0)
    .sort((a, b) => b.transferBytes - a.transferBytes || a.url.localeCompare(b.url))
    .slice(0, resentLimit)
    .map(({ url, transferBytes }) => ({ url, transferBytes }));
  return {
    requests: networkRequests(warm).length,
    transferBytes: pageBytes(warm),
    cold: { requests: networkRequests(cold).length, transferBytes: pageBytes(cold) },
    ownBytes: pageBytes(before),
    resent,
  };
}
