import type { Protocol } from 'puppeteer-core';
import { afterUseful } from '../browser/useful-clock.ts';
import { type Exchange, mainExchange } from './network-log.ts';
import type { Tab } from './tab.ts';

/** The load event may still be on its way. */
const loadMs = 1_000;

/**
 * Calls back once when the page itself ended its load (`window.stop()`): the document is complete for whoever looks at it,
 * but neither its load event nor the end of its answer is ever told, and whoever waits for them waits to the deadline.
 * @returns what ends the watch
 */
export function watchForStop(
  { cdp, clock }: Pick<Tab, 'cdp' | 'clock'>,
  exchanges: readonly Exchange[],
  onStop: (document: Exchange) => void,
): () => void {
  let loaded = false;
  let cancel: () => void = () => undefined;
  const isMain = (frameId: string) => mainExchange(exchanges)?.frameId === frameId;
  const onLoad = () => {
    loaded = true;
    cancel();
  };
  const onStarted = ({ frameId }: Protocol.Page.FrameStartedLoadingEvent) => {
    if (!isMain(frameId)) return;
    loaded = false;
    cancel();
  };
  const onStopped = ({ frameId }: Protocol.Page.FrameStoppedLoadingEvent) => {
    const document = mainExchange(exchanges);
    if (loaded || !isMain(frameId) || !document?.response || document.failure !== null) return;
    cancel();
    cancel = afterUseful(clock, loadMs, () => {
      if (mainExchange(exchanges) !== document) return;
      end();
      onStop(document);
    });
  };
  const end = () => {
    cancel();
    cdp.off('Page.loadEventFired', onLoad);
    cdp.off('Page.frameStartedLoading', onStarted);
    cdp.off('Page.frameStoppedLoading', onStopped);
  };
  cdp.on('Page.loadEventFired', onLoad);
  cdp.on('Page.frameStartedLoading', onStarted);
  cdp.on('Page.frameStoppedLoading', onStopped);
  return end;
}
