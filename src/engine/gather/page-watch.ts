import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'puppeteer-core';
import type { ConsoleMessage } from '../artifacts.ts';
import { watchConsole } from './console-messages.ts';
import { createNetworkLog, type NetworkLog } from './network-log.ts';
import { watchFingerprints } from './page/fingerprint-hooks.ts';
import { type HookReport, installHooks } from './page/hooks.ts';
import type { Tab } from './tab.ts';
import { watchForCrash } from './watch-for-crash.ts';

/** Everything a visit hears while the page lives: traffic, console, cookie writes, refused windows. */
export interface PageWatch {
  readonly network: Pick<NetworkLog, 'exchanges' | 'onMainDocument' | 'forget'>;
  readonly reports: readonly HookReport[];
  readonly consoleMessages: readonly ConsoleMessage[];
  readonly popups: readonly string[];
  readonly downloads: readonly string[];
  readonly crashed: Promise<never>;
  /** The load is over: what our own moves set off afterwards is not the site’s doing. */
  stop(): void;
}

/** Attaches to the page and, as they appear, to its frames and workers in other processes. */
export async function watchPage(tab: Tab): Promise<PageWatch> {
  const { cdp, page } = tab;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const network = createNetworkLog(frameTree.frame.id);
  const reports: HookReport[] = [];
  const consoleMessages: ConsoleMessage[] = [];
  const popups: string[] = [];
  const downloads: string[] = [];
  let stopped = false;
  // Unguessable, and removed from the page before its first script: it cannot speak in our name.
  const bindingName = `constat${randomUUID().replaceAll('-', '')}`;
  const hooks = `(${installHooks.toString()})(${JSON.stringify(bindingName)}, ${watchFingerprints.toString()})`;

  async function attach(session: CDPSession, isPage: boolean): Promise<void> {
    network.follow(session);
    watchConsole(session, (message) => {
      if (!stopped) consoleMessages.push(message);
    });
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === bindingName && !stopped) reports.push(JSON.parse(payload) as HookReport);
    });
    session.on('Page.javascriptDialogOpening', ({ type }) => {
      // Leaving is always allowed, everything else is answered « no ».
      session.send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }).catch(() => undefined);
    });
    session.on('sessionattached', (child) => void attachChild(child));
    await Promise.all([
      session.send('Network.enable', { maxTotalBufferSize: 60_000_000, maxResourceBufferSize: 20_000_000 }),
      session.send('Runtime.enable'),
      session.send('Log.enable').catch(() => undefined),
      session.send('Runtime.addBinding', { name: bindingName }).catch(() => undefined),
      session
        .send('Page.enable')
        .then(() =>
          session.send('Page.addScriptToEvaluateOnNewDocument', { source: hooks, runImmediately: !isPage }),
        )
        .catch(() => undefined),
      session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
    ]);
  }
  async function attachChild(session: CDPSession): Promise<void> {
    await attach(session, false).catch(() => undefined);
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
  }

  await attach(cdp, true);
  page.on('popup', (popup) => {
    if (!popup) return;
    if (!stopped) popups.push(popup.url());
    popup.close().catch(() => undefined);
  });
  const browser = await openBrowserSession(page, downloads);
  const crashed = watchForCrash(page, browser, frameTree.frame.id);
  crashed.catch(() => undefined);
  const stop = () => {
    stopped = true;
    network.stop();
  };
  return { network, reports, consoleMessages, popups, downloads, crashed, stop };
}

/** Events of the whole browser, with no download and no permission for this page’s context. */
async function openBrowserSession(page: Page, downloads: string[]): Promise<CDPSession> {
  // Left open until the browser ends: closing one of two makes Puppeteer forget the browser’s own target.
  const session = await page.browser().target().createCDPSession();
  const browserContextId = page.browserContext().id;
  const here = browserContextId === undefined ? {} : { browserContextId };
  session.on('Browser.downloadWillBegin', ({ url }) => void downloads.push(url));
  await session.send('Browser.setDownloadBehavior', { behavior: 'deny', eventsEnabled: true, ...here });
  // An empty list of grants refuses every permission to every origin of this context.
  await session.send('Browser.grantPermissions', { permissions: [], ...here });
  return session;
}
