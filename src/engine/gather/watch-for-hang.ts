import type { CDPSession } from 'puppeteer-core';
import { blamedPage } from '../blame/blame.ts';
import { longestRunMs, type MachineClock } from '../browser/machine-clock.ts';
import { VisitStopped } from './visit-stopped.ts';

/** Most pages have loaded by then: nothing is asked of them. */
const firstAskMs = 10_000;
const lookMs = 1_000;
/** Of work of one thread, thus on any machine; Chromium offers to close a page after 15 s of the wall. */
export const hungMs = 30_000;

/** The browser’s main threads are all there is: none of ours is among them. */
const noThread = -1;

/**
 * Asks the page now and then for the shortest answer there is, from ten seconds after the call; rejects with `VisitStopped`
 * when an answer is still awaited after one thread has worked for `hungMs`.
 */
export function watchForHang(
  cdp: Pick<CDPSession, 'send'>,
  clock: Pick<MachineClock, 'times'>,
): {
  readonly hung: Promise<never>;
  /** Asks no more: our own work on the page begins. What was asked before is still awaited. */
  stop(): void;
} {
  const { promise: hung, reject } = Promise.withResolvers<never>();
  hung.catch(() => undefined);
  const stop = () =>
    reject(new VisitStopped(blamedPage({ browser: 'at-work', wire: 'ended', machine: 'fit' })));
  let isStopped = false;
  let isAwaited = false;
  let timer: NodeJS.Timeout;
  const later = (ms: number, next: () => void) => {
    timer = setTimeout(next, ms);
  };
  const ask = () => {
    const before = clock.times();
    const look = () => {
      if (longestRunMs(before, clock.times(), noThread) >= hungMs) stop();
      else later(lookMs, look);
    };
    later(lookMs, look);
    isAwaited = true;
    const answered = () => {
      isAwaited = false;
      clearTimeout(timer);
      if (!isStopped) later(lookMs, ask);
    };
    const gone = () => clearTimeout(timer);
    cdp.send('Runtime.evaluate', { expression: '0', returnByValue: true }).then(answered, gone);
  };
  later(firstAskMs, ask);
  return {
    hung,
    stop() {
      isStopped = true;
      if (!isAwaited) clearTimeout(timer);
    },
  };
}
