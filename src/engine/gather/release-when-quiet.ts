import type { Exchange } from './network-log.ts';
import type { Tab } from './tab.ts';

const stepMs = 100;
const quietMs = 500;
/** An answer later than this comes from a main thread at work. */
const promptMs = 50;

/**
 * Gives the turn back once the page is loaded and has been quiet, on the network and on its main thread, for half a
 * second. Lighthouse waits some two seconds more to be sure that nothing comes: an idle page needs no machine of its own
 * for that.
 * @returns what gives the turn back at once, if it still is to be given back
 */
export function releaseWhenQuiet(
  { cdp }: Pick<Tab, 'cdp'>,
  exchanges: readonly Exchange[],
  giveBack: () => void,
): () => void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    cdp.off('Page.loadEventFired', onLoad);
    giveBack();
  };
  const onLoad = () => {
    cdp.off('Page.loadEventFired', onLoad);
    // A page that is gone gives its turn back at its end.
    untilQuiet().then(end, () => undefined);
  };
  async function untilQuiet(): Promise<void> {
    let seen = trafficOf(exchanges);
    let since = performance.now();
    while (!isOver && performance.now() - since < quietMs) {
      const asked = performance.now();
      await cdp.send('Runtime.evaluate', { expression: '0', returnByValue: true });
      const traffic = trafficOf(exchanges);
      if (performance.now() - asked > promptMs || traffic !== seen) since = performance.now();
      seen = traffic;
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  }
  cdp.on('Page.loadEventFired', onLoad);
  return end;
}

/** Changes with every request, answer and part of a body. */
function trafficOf(exchanges: readonly Exchange[]): number {
  return exchanges.reduce((sum, { transferBytes, endedAt }) => sum + 1 + transferBytes + endedAt, 0);
}
