import type { Tab } from './tab.ts';

/** What a page asks for so long after its load event is no part of its load: polls, counters, the news. Useful ms. */
export const lateMs = 10_000;

/** A request as Lighthouse’s monitor knows it. */
interface MonitoredRequest {
  /** Of the browser’s clock, ms. */
  readonly rendererStartTime: number;
  readonly resourceType?: string | undefined;
  readonly finished?: boolean;
  readonly priority?: string;
}

/** Lighthouse’s monitor, as far as it is used here: each of its looks at the network goes through `_isIdlePeriod`. */
export interface QuietMonitor {
  _isIdlePeriod(allowed: number, filter?: (request: MonitoredRequest) => boolean): boolean;
}

/**
 * Has the monitor take no notice of what begins long after the load event. A page that asks again and again, however fast it is
 * answered, never falls silent: whoever waits for silence would wait to the deadline.
 * @returns what ends the watch
 */
export function leaveLateRequests(
  { cdp, clock }: Pick<Tab, 'cdp' | 'clock'>,
  monitor: QuietMonitor,
): () => void {
  let lateFrom = Number.POSITIVE_INFINITY;
  const onLoad = ({ timestamp }: { readonly timestamp: number }) => {
    lateFrom = timestamp * 1000 + lateMs * clock.stretch();
  };
  cdp.on('Page.loadEventFired', onLoad);
  const isIdlePeriod = monitor._isIdlePeriod.bind(monitor);
  monitor._isIdlePeriod = (allowed, filter) =>
    isIdlePeriod(allowed, (request) => !isLate(request, lateFrom) && filter?.(request) !== false);
  return () => {
    cdp.off('Page.loadEventFired', onLoad);
    monitor._isIdlePeriod = isIdlePeriod;
  };
}

/** Another document is another load. */
const isLate = ({ rendererStartTime, resourceType }: MonitoredRequest, lateFrom: number): boolean =>
  rendererStartTime > lateFrom && resourceType !== 'Document';
