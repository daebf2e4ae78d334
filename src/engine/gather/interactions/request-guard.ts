import type { Protocol } from 'puppeteer-core';
import type { Tab } from '../tab.ts';

/** Something the page asked for while it was driven, let through or not. */
export interface GuardedRequest {
  readonly url: string;
  readonly method: string;
  readonly type: Protocol.Network.ResourceType;
  /** 2,000 characters at most. */
  readonly postData: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Holds the page where it is while it is driven, and lets nothing be sent. */
export interface RequestGuard {
  /** Addresses the page itself wanted to go to, in order. */
  readonly navigations: readonly string[];
  readonly requests: readonly GuardedRequest[];
  /** From now on nothing passes, reading included. */
  closeAll(): void;
  stop(): Promise<void>;
}

/** From now on requests other than reading are refused, and the page cannot be left. */
export async function guardRequests(tab: Tab): Promise<RequestGuard> {
  const { frameTree } = await tab.cdp.send('Page.getFrameTree');
  const navigations: string[] = [];
  const requests: GuardedRequest[] = [];
  let isClosed = false;
  const judge = ({ request, resourceType, frameId }: Protocol.Fetch.RequestPausedEvent) => {
    const leaves = resourceType === 'Document' && frameId === frameTree.frame.id;
    if (leaves) navigations.push(request.url.slice(0, 300));
    requests.push({
      url: request.url.slice(0, 2_000),
      method: request.method,
      type: resourceType,
      postData: (request.postData ?? '').slice(0, 2_000),
      at: Date.now(),
    });
    return !isClosed && !leaves && /^(GET|HEAD|OPTIONS)$/.test(request.method);
  };
  const release = await tab.requests.intercept([{ urlPattern: '*' }], judge);
  return {
    navigations,
    requests,
    closeAll() {
      isClosed = true;
    },
    async stop() {
      // A closed page tries again later: it stays closed until its context is.
      if (!isClosed) await release();
    },
  };
}
