import { mostRequests, type Waterfall } from '#contract/waterfall.ts';
import type { RequestKind } from '#contract/waterfall-words.ts';
import type { LighthouseResult, NetworkRequest, PageIdentity, ResourceType } from '../../artifacts.ts';
import { clip } from '../dom/dom.ts';
import { networkRequests } from '../page/page-weight.ts';

const kinds: Readonly<Partial<Record<ResourceType, RequestKind>>> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  image: 'image',
  font: 'font',
  media: 'media',
  xhr: 'data',
  fetch: 'data',
  eventsource: 'data',
  websocket: 'data',
};

const addressLength = 200;

/** What the home page asked for as it loaded, the first requests first: what blocks by Lighthouse’s word. */
export function waterfallOf(
  { siteDomain }: Pick<PageIdentity, 'siteDomain'>,
  requests: readonly NetworkRequest[],
  { audits }: Pick<LighthouseResult, 'audits'>,
): Waterfall {
  const blocking = new Set(audits['render-blocking-insight']?.items.map(({ url }) => url));
  const sent = networkRequests(requests)
    .filter(({ endMs, startMs }) => Number.isFinite(startMs) && endMs >= startMs)
    .toSorted((a, b) => a.startMs - b.startMs);
  return {
    requests: sent.slice(0, mostRequests).map((request) => ({
      url: clip(request.url, addressLength),
      kind: kinds[request.resourceType] ?? 'other',
      startMs: Math.round(request.startMs),
      endMs: Math.round(request.endMs),
      bytes: Math.round(request.transferBytes),
      ...(blocking.has(request.url) && { blocks: true as const }),
      ...(!isOwn(request.url, siteDomain) && { thirdParty: true as const }),
    })),
    more: Math.max(0, sent.length - mostRequests),
  };
}

function isOwn(url: string, siteDomain: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const { hostname, host } = parsed;
  return hostname === siteDomain || host === siteDomain || hostname.endsWith(`.${siteDomain}`);
}
