import { afterUseful } from '../browser/useful-clock.ts';
import { inPage } from './in-page.ts';
import type { Exchange } from './network-log.ts';
import type { Tab } from './tab.ts';

const lookMs = 250;
/** A page without a script, with nothing to show, cannot change its mind. */
const quietMs = 750;
const mayChangeMs = 5_000;

/**
 * Calls back once when a page will never paint: it is loaded, its document shows nothing, and nothing was asked
 * for during a while. Lighthouse would wait fifteen seconds for its first paint.
 * @returns what ends the watch
 */
export function watchForBlank(tab: Tab, exchanges: readonly Exchange[], onBlank: () => void): () => void {
  let cancel: () => void = () => undefined;
  let isOver = false;
  const again = (seen: number, since: number) => {
    cancel = afterUseful(tab.clock, lookMs, () => void look(seen, since).catch(() => undefined));
  };
  async function look(seen: number, since: number): Promise<void> {
    const blank = await inPage(tab).paintsNothing();
    if (isOver || blank.painted) return;
    const now = tab.clock.now();
    if (!blank.nothing || exchanges.length !== seen) again(exchanges.length, now);
    else if (now - since < (blank.mayChange ? mayChangeMs : quietMs)) again(seen, since);
    else onBlank();
  }
  const onLoad = () => again(exchanges.length, tab.clock.now());
  tab.cdp.once('Page.loadEventFired', onLoad);
  return () => {
    isOver = true;
    cancel();
    tab.cdp.off('Page.loadEventFired', onLoad);
  };
}
