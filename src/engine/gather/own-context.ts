import type { BrowserContext } from 'puppeteer-core';
import { inTime } from '../browser/in-time.ts';
import type { UserAgent } from '../browser/user-agent.ts';
import { viewports } from './lighthouse.ts';
import type { Tab } from './tab.ts';

const closeGraceMs = 3_000;

/** Our name, French and the device with every request of the tab; service workers are bypassed. */
export async function introduce(tab: Tab, userAgent: UserAgent, device: 'mobile' | 'desktop'): Promise<void> {
  await tab.cdp.send('Emulation.setDeviceMetricsOverride', viewports[device]);
  await tab.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: viewports[device].mobile });
  await tab.cdp.send('Emulation.setUserAgentOverride', {
    userAgent: userAgent.text,
    acceptLanguage: 'fr-FR,fr',
    userAgentMetadata: userAgent.metadata,
  });
  await tab.cdp.send('Network.setBypassServiceWorker', { bypass: true });
}

/** Closes a context; one that hangs is left to the end of its browser. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await inTime(context.close(), closeGraceMs, 'close').catch(() => undefined);
}
