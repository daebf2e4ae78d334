import type { UserAgent } from '../../browser/user-agent.ts';
import type { ChoiceOrder } from '../../ports/visit.ts';
import { closeContext, introduce } from '../own-context.ts';
import { documentsOnly } from '../request-interception.ts';
import { openTab, type Tab } from '../tab.ts';
import type { ChoiceTools } from './choice-tools.ts';

/**
 * A tab in a context with a way out of its own, that says who we are. Documents asked for with anything but GET are refused: a banner
 * button must never send a form.
 */
export async function openFreshTab(
  { browser, proxy, clock, access, session }: ChoiceTools,
  userAgent: UserAgent,
  device: ChoiceOrder['device'],
): Promise<{ readonly tab: Tab; close(): Promise<void> }> {
  const context = await browser.createBrowserContext({
    proxyServer: `http://127.0.0.1:${proxy.port}`,
    proxyBypassList: ['<-loopback>'],
  });
  const close = () => closeContext(context);
  try {
    const tab = await openTab(await context.newPage(), clock, access, session);
    await introduce(tab, userAgent, device);
    await tab.requests.intercept(documentsOnly, ({ request }) => request.method === 'GET');
    return { tab, close };
  } catch (error) {
    await close();
    throw error;
  }
}
