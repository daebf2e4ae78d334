import type { Protocol } from 'puppeteer-core';
import type { NetworkRequest, ResourceType } from '../artifacts.ts';
import { guardHeader } from '../browser/guard-proxy.ts';
import { defineArtifact } from './define-artifact.ts';
import { type Exchange, headerFields } from './network-log.ts';
import { responseHeader } from './response-header.ts';
import { withSniffedTypes } from './sniffed-types.ts';

export const requests = defineArtifact({
  id: 'requests',
  gather: ({ watch, page, tab }) => withSniffedTypes(tab, requestsOf(watch.network.exchanges, page.url)),
});

const resourceTypes: Readonly<Record<string, ResourceType>> = {
  Document: 'document',
  Stylesheet: 'stylesheet',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  TextTrack: 'media',
  XHR: 'xhr',
  Fetch: 'fetch',
  WebSocket: 'websocket',
  Manifest: 'manifest',
  Ping: 'ping',
  Preflight: 'preflight',
  EventSource: 'eventsource',
};

/** The load’s traffic as rules read it. `data:` and `blob:` addresses are no network and are left out. */
export function requestsOf(exchanges: readonly Exchange[], pageUrl: string): NetworkRequest[] {
  const network = exchanges.filter(({ url }) => url.startsWith('http'));
  const started =
    network.find((exchange) => exchange.isMainDocument)?.startedAt ?? network[0]?.startedAt ?? 0;
  const sinceStart = (seconds: number) => Math.max(0, Math.round((seconds - started) * 1_000));
  return network.map((exchange) => {
    const { response } = exchange;
    const failure = exchange.failure ?? proxyFailure(exchange);
    // The browser counts its own « no connection » page as what a failed frame received.
    const received = failure === null || response !== null;
    return {
      url: exchange.type === 'WebSocket' ? exchange.url.replace(/^http/, 'ws') : exchange.url,
      method: exchange.method,
      resourceType: resourceTypes[exchange.type] ?? 'other',
      status: proxyFailure(exchange) ? 0 : (exchange.rawStatus ?? response?.status ?? 0),
      protocol: response?.protocol ?? '',
      mimeType: response?.mimeType ?? '',
      requestHeaders: headerFields(exchange.requestHeaders),
      responseHeaders: exchange.rawHeaders ?? (response ? headerFields(response.headers) : []),
      transferBytes: received ? Math.round(exchange.transferBytes) : 0,
      bodyBytes: received ? exchange.bodyBytes : 0,
      fromCache:
        exchange.fromMemory || response?.fromDiskCache === true || response?.fromPrefetchCache === true,
      fromServiceWorker: response?.fromServiceWorker === true,
      startMs: sinceStart(exchange.startedAt),
      endMs: sinceStart(exchange.endedAt),
      initiatorUrl: initiatorUrl(exchange.initiator) || exchange.documentUrl || pageUrl,
      initiatorType: exchange.initiator?.type ?? 'other',
      isMainDocument: exchange.isMainDocument,
      frameUrl: exchange.documentUrl,
      failure,
      redirectedTo: exchange.redirectedTo,
    };
  });
}

function initiatorUrl(initiator: Protocol.Network.Initiator | null): string {
  if (initiator?.url) return initiator.url;
  let stack = initiator?.stack;
  while (stack) {
    const frame = stack.callFrames.find(({ url }) => url !== '');
    if (frame) return frame.url;
    stack = stack.parent;
  }
  return '';
}

/** Plain http goes through our proxy, whose own error pages are no answer of the site. */
export function proxyFailure(exchange: Exchange): string | null {
  const { response } = exchange;
  if (!response || !exchange.url.startsWith('http:')) return null;
  const guard = responseHeader(response.headers, guardHeader);
  if (guard) return `constat-guard:${guard}`;
  return proxyStatuses[response.status] ?? null;
}

/** proxy-chain’s own statuses for targets that did not answer; no server uses them. */
const proxyStatuses: Readonly<Record<number, string>> = {
  593: 'net::ERR_NAME_NOT_RESOLVED',
  594: 'net::ERR_CONNECTION_REFUSED',
  595: 'net::ERR_CONNECTION_RESET',
  596: 'net::ERR_CONNECTION_CLOSED',
  // What its parser could make nothing of.
  599: 'net::ERR_INVALID_HTTP_RESPONSE',
};
