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
  const { cdp } = tab;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const navigations: string[] = [];
  const requests: GuardedRequest[] = [];
  let isClosed = false;
  const judge = ({ requestId, request, resourceType, frameId }: Protocol.Fetch.RequestPausedEvent) => {
    const leaves = resourceType === 'Document' && frameId === frameTree.frame.id;
    if (leaves) navigations.push(request.url.slice(0, 300));
    requests.push({
      url: request.url.slice(0, 2_000),
      method: request.method,
      type: resourceType,
      postData: (request.postData ?? '').slice(0, 2_000),
      at: Date.now(),
    });
    const refused = isClosed || leaves || !/^(GET|HEAD|OPTIONS)$/.test(request.method);
    const answer = refused
      ? // « Aborted » leaves the old document in place; other reasons would show an error page.
        cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : cdp.send('Fetch.continueRequest', { requestId });
    answer.catch(() => undefined);
  };
  cdp.on('Fetch.requestPaused', judge);
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return {
    navigations,
    requests,
    closeAll() {
      isClosed = true;
    },
    async stop() {
      // A closed page tries again later: it stays closed until its context is.
      if (isClosed) return;
      await cdp.send('Fetch.disable').catch(() => undefined);
      cdp.off('Fetch.requestPaused', judge);
    },
  };
}
