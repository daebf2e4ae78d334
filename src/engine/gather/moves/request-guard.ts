import type { Protocol } from 'puppeteer-core';
import type { Tab } from '../tab.ts';

/** Holds the page where it is while it is driven, and lets nothing be sent. */
export interface RequestGuard {
  /** Addresses the page itself wanted to go to, in order. */
  readonly navigations: readonly string[];
  stop(): Promise<void>;
}

/** From now on requests other than reading are refused, and the page cannot be left. */
export async function guardRequests(tab: Tab): Promise<RequestGuard> {
  const { cdp } = tab;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const navigations: string[] = [];
  const judge = ({ requestId, request, resourceType, frameId }: Protocol.Fetch.RequestPausedEvent) => {
    const leaves = resourceType === 'Document' && frameId === frameTree.frame.id;
    if (leaves) navigations.push(request.url.slice(0, 300));
    const refused = leaves || !/^(GET|HEAD|OPTIONS)$/.test(request.method);
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
    async stop() {
      await cdp.send('Fetch.disable').catch(() => undefined);
      cdp.off('Fetch.requestPaused', judge);
    },
  };
}
