import { documentsOnly } from './request-interception.ts';
import type { Tab } from './tab.ts';

/**
 * From now on the page keeps the document it has: whatever would replace it is refused, and nothing shows it. Its frames
 * go where they like. Of a site that somebody is signed in to, nothing but reading is asked.
 * @param forget told the request of each refused navigation, by its number on the network
 */
export async function holdDocument(
  { cdp, requests }: Tab,
  forget: (requestId: string) => void,
): Promise<void> {
  requests.onlyRead();
  const { frameTree } = await cdp.send('Page.getFrameTree');
  await requests.intercept(documentsOnly, ({ networkId, frameId }) => {
    const leaves = frameId === frameTree.frame.id;
    if (leaves && networkId !== undefined) forget(networkId);
    return !leaves;
  });
}
