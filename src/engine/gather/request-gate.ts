import type { CDPSession, Protocol } from 'puppeteer-core';

/** Whether a request that the browser holds may go on. */
type Judge = (paused: Protocol.Fetch.RequestPausedEvent) => boolean;

/** Who decides of a tab’s requests: the last that took the gate, then, once it gave it back, the one before. */
export interface RequestGate {
  /** @returns what gives the gate back */
  take(patterns: Protocol.Fetch.RequestPattern[], judge: Judge): Promise<() => Promise<void>>;
}

export const documentsOnly: Protocol.Fetch.RequestPattern[] = [{ urlPattern: '*', resourceType: 'Document' }];

export function openRequestGate(cdp: CDPSession): RequestGate {
  const takers: { readonly patterns: Protocol.Fetch.RequestPattern[]; readonly judge: Judge }[] = [];
  cdp.on('Fetch.requestPaused', (paused) => {
    const { requestId } = paused;
    const passes = takers.at(-1)?.judge(paused) ?? true;
    const answer = passes
      ? cdp.send('Fetch.continueRequest', { requestId })
      : // « Aborted » leaves the old document in place; other reasons would show an error page.
        cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    answer.catch(() => undefined);
  });
  const apply = async () => {
    const taker = takers.at(-1);
    await (taker ? cdp.send('Fetch.enable', { patterns: taker.patterns }) : cdp.send('Fetch.disable'));
  };
  return {
    async take(patterns, judge) {
      const taker = { patterns, judge };
      takers.push(taker);
      await apply();
      return async () => {
        const at = takers.indexOf(taker);
        if (at < 0) return;
        takers.splice(at, 1);
        await apply().catch(() => undefined);
      };
    },
  };
}
