import type { Page } from 'puppeteer-core';

/**
 * From now on the page keeps the document it has: whatever would replace it is refused, and nothing shows it. Its frames
 * go where they like.
 * @param forget told the request of each refused navigation, by its number on the network
 */
export async function holdDocument(page: Page, forget: (requestId: string) => void): Promise<void> {
  const session = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', ({ requestId, networkId, frameId }) => {
    const isHeld = frameId === frameTree.frame.id;
    if (isHeld && networkId !== undefined) forget(networkId);
    const answer = isHeld
      ? // « Aborted » leaves the old document in place; other reasons would show an error page.
        session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : session.send('Fetch.continueRequest', { requestId });
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
}
