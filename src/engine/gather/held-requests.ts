import { afterUseful } from '../browser/useful-clock.ts';
import type { Exchange } from './network-log.ts';
import type { Tab } from './tab.ts';

const lookMs = 500;
/** A request of a script that is open so long after the load waits for something to happen: a long poll, a stream. Useful ms. */
export const heldMs = 8_000;
/** More than this is a download. */
const mostBytes = 64 * 1024;

/**
 * Calls back once for each request of a script that is still open long after the load event with little or nothing received.
 * Such a page never falls silent: whoever waits for silence would wait to the deadline, at each load.
 * @returns what ends the watch
 */
export function watchForHeldRequests(
  { cdp, clock }: Pick<Tab, 'cdp' | 'clock'>,
  exchanges: readonly Exchange[],
  onHeld: (exchange: Exchange) => void,
): () => void {
  const since = new Map<Exchange, number>();
  const told = new Set<Exchange>();
  let cancel: () => void = () => undefined;
  const look = () => {
    const now = clock.now();
    for (const exchange of exchanges) {
      if (!isOpen(exchange) || told.has(exchange)) continue;
      const from = since.get(exchange) ?? now;
      since.set(exchange, from);
      if (now - from < heldMs) continue;
      told.add(exchange);
      onHeld(exchange);
    }
    cancel = afterUseful(clock, lookMs, look);
  };
  cdp.once('Page.loadEventFired', look);
  return () => {
    cancel();
    cdp.off('Page.loadEventFired', look);
  };
}

const isOpen = ({ type, isOver, failure, transferBytes }: Exchange): boolean =>
  (type === 'Fetch' || type === 'XHR') && !isOver && failure === null && transferBytes <= mostBytes;
