import type { CDPSession, Protocol } from 'puppeteer-core';
import type { GuardProxy } from '../browser/guard-proxy.ts';
import { responseHeader } from './response-header.ts';

type Hearing = Pick<GuardProxy, 'hearRequest' | 'hearCacheable'>;

const dayS = 86_400;
/** Of one session: beyond it, an answer from memory may be taken for one of the network, which the guard bounds. */
const mostRemembered = 10_000;

/** Tells the guard what only the browser sees of requests inside tunnels, for as long as the session lives. */
export function reportTraffic(session: CDPSession, guard: Hearing): void {
  const fromMemory = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => guard.hearRequest(request));
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    if (fromMemory.size < mostRemembered) fromMemory.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!fromMemory.delete(requestId) && isCacheable(response)) guard.hearCacheable(response.url);
  });
}

/** The network answered, with what any cache may give to anybody for a day: a file, made to be asked for often. */
export function isCacheable(
  response: Pick<
    Protocol.Network.Response,
    'headers' | 'status' | 'fromDiskCache' | 'fromServiceWorker' | 'fromPrefetchCache'
  >,
): boolean {
  if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache) return false;
  if (response.status !== 200 && response.status !== 206 && response.status !== 304) return false;
  const control = responseHeader(response.headers, 'cache-control').toLowerCase();
  if (/\b(?:no-store|no-cache|private)\b/.test(control)) return false;
  return Number(/\bmax-age\s*=\s*"?(\d{1,10})/.exec(control)?.[1] ?? 0) >= dayS;
}
