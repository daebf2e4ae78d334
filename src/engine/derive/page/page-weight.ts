import type { NetworkRequest } from '../../artifacts.ts';

/** Requests that went to the network: answers of a cache and `data:` addresses cost nothing. */
export function networkRequests(requests: readonly NetworkRequest[]): NetworkRequest[] {
  return requests.filter(
    (request) => /^https?:/i.test(request.url) && !request.fromCache && !request.fromServiceWorker,
  );
}

/** Bytes on the wire for the whole page, headers included. */
export function pageBytes(requests: readonly NetworkRequest[]): number {
  return networkRequests(requests).reduce((sum, request) => sum + request.transferBytes, 0);
}

/** The heaviest requests first. */
export function heaviest(requests: readonly NetworkRequest[], count: number): NetworkRequest[] {
  return networkRequests(requests)
    .sort((a, b) => b.transferBytes - a.transferBytes)
    .slice(0, count);
}
