import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

const pollMs = 50;

/** What a tab asks for and is answered, for whoever drives it without a visit’s watch. */
export interface PageTraffic {
  /** HTTP status of the last document of the main frame, since it was last forgotten; null: none was asked for. */
  status(): number | null;
  forgetStatus(): void;
  /** Until nothing was on its way for that long; `timeoutMs` at most. */
  untilQuiet(limits: { readonly idleMs: number; readonly timeoutMs: number }): Promise<void>;
  end(): Promise<void>;
}

/**
 * Hears a tab by a protocol session of its own: browsers of visits are launched without puppeteer’s network manager, whose
 * navigations have no answer then, and whose network is always idle.
 */
export async function hearPage(page: Page): Promise<PageTraffic> {
  const cdp = await page.createCDPSession();
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const onTheWay = new Set<string>();
  let status: number | null = null;
  let changedAt = performance.now();
  const change = () => {
    changedAt = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    onTheWay.add(requestId);
    change();
  });
  const settle = ({ requestId }: { readonly requestId: string }) => {
    onTheWay.delete(requestId);
    change();
  };
  cdp.on('Network.loadingFinished', settle);
  cdp.on('Network.loadingFailed', settle);
  cdp.on('Network.responseReceived', ({ frameId, loaderId, requestId, response, type }) => {
    const isMain = frameId === frameTree.frame.id && requestId === loaderId;
    if (isMain && type === 'Document') status = response.status;
  });
  // Bodies are never asked for.
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return {
    status: () => status,
    forgetStatus: () => {
      status = null;
    },
    untilQuiet: async ({ idleMs, timeoutMs }) => {
      const endsAt = performance.now() + timeoutMs;
      change();
      while (performance.now() < endsAt && (onTheWay.size > 0 || performance.now() - changedAt < idleMs))
        await sleep(pollMs);
    },
    end: () => cdp.detach().catch(() => undefined),
  };
}
