import type { Browser } from 'puppeteer-core';
import type { UserAgent } from '../../browser/user-agent.ts';
import type { ChoiceOrder } from '../../visit.ts';
import { viewports } from '../lighthouse.ts';
import { openTab, type Tab } from '../tab.ts';

/**
 * A tab in a context of its own that says who we are. Documents asked for with anything but GET are refused: a banner
 * button must never send a form.
 */
export async function openFreshTab(
  browser: Browser,
  userAgent: UserAgent,
  device: ChoiceOrder['device'],
): Promise<{ readonly tab: Tab; close(): Promise<void> }> {
  const context = await browser.createBrowserContext();
  const close = () =>
    Promise.race([
      context.close().catch(() => undefined),
      new Promise<void>((resolve) => setTimeout(resolve, 3_000).unref()),
    ]);
  try {
    const tab = await openTab(await context.newPage());
    const { cdp } = tab;
    await cdp.send('Emulation.setDeviceMetricsOverride', viewports[device]);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: viewports[device].mobile });
    await cdp.send('Emulation.setUserAgentOverride', {
      userAgent: userAgent.text,
      acceptLanguage: 'fr-FR,fr',
      userAgentMetadata: userAgent.metadata,
    });
    await cdp.send('Network.setBypassServiceWorker', { bypass: true });
    cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
      const answer =
        request.method === 'GET'
          ? cdp.send('Fetch.continueRequest', { requestId })
          : cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      answer.catch(() => undefined);
    });
    await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
    return { tab, close };
  } catch (error) {
    await close();
    throw error;
  }
}
