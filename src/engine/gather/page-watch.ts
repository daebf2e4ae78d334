import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'puppeteer-core';
import type { ConsoleMessage } from '../artifacts.ts';
import type { GuardProxy } from '../browser/guard-proxy.ts';
import type { HookReport } from '../in-page/hook-reports.ts';
import { watchConsole } from './console-messages.ts';
import { openHookReports } from './hook-reports.ts';
import { inPageScript } from './in-page-script.ts';
import { createNetworkLog, type NetworkLog } from './network-log.ts';
import { reportTraffic } from './report-traffic.ts';
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
  /** The load is over: what our own interactions set off afterwards is not the site’s doing. */
  stop(): void;
}

const mostPopups = 1_000;
/** Targets that have a document; all others are workers of some kind. */
const isDocument = (type: string) => type === 'iframe' || type === 'page';

/** Attaches to the page and, as they appear, to its frames and workers in other processes. */
export async function watchPage(tab: Tab, proxy: GuardProxy): Promise<PageWatch> {
  const { cdp, page } = tab;
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const network = createNetworkLog(frameTree.frame.id);
  const reports = openHookReports();
  const consoleMessages: ConsoleMessage[] = [];
  const popups: string[] = [];
  const downloads: string[] = [];
  let stopped = false;
  // Unguessable, and removed from the page before its first script: it cannot speak in our name.
  const bindingName = `constat${randomUUID().replaceAll('-', '')}`;
  const hooks = `(()=>{${await inPageScript('hooks')}inPage.installHooks(${JSON.stringify(bindingName)})})()`;

  async function attach(session: CDPSession, kind: 'page' | 'frame' | 'worker'): Promise<void> {
    network.follow(session);
    reportTraffic(session, proxy);
    watchConsole(session, (message) => {
      if (!stopped) consoleMessages.push(message);
    });
    session.on('Page.javascriptDialogOpening', ({ type }) => {
      // Leaving is always allowed, everything else is answered « no ».
      session.send('Page.handleJavaScriptDialog', { accept: type === 'beforeunload' }).catch(() => undefined);
    });
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const child = session.connection()?.session(sessionId);
      if (child) void attachChild(child, isDocument(targetInfo.type) ? 'frame' : 'worker');
    });
    await Promise.all([
      session.send('Network.enable', { maxTotalBufferSize: 60_000_000, maxResourceBufferSize: 20_000_000 }),
      session.send('Runtime.enable'),
      session.send('Log.enable').catch(() => undefined),
      ...(kind === 'worker' ? [] : [hook(session, kind === 'frame').catch(() => undefined)]),
      session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
    ]);
  }
  /** Not in workers: the script that takes the binding away from the page does not run there. */
  async function hook(session: CDPSession, runImmediately: boolean): Promise<void> {
    const hear = reports.open();
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === bindingName && !stopped) hear(payload);
    });
    const bound = session.send('Runtime.addBinding', { name: bindingName });
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: hooks, runImmediately });
    await bound;
  }
  async function attachChild(session: CDPSession, kind: 'frame' | 'worker'): Promise<void> {
    await attach(session, kind).catch(() => undefined);
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
  }

  await attach(cdp, 'page');
  page.on('popup', (popup) => {
    if (!popup) return;
    if (!stopped && popups.length < mostPopups) popups.push(popup.url());
    popup.close().catch(() => undefined);
  });
  const browser = await openBrowserSession(page, downloads);
  const crashed = watchForCrash(page, browser, frameTree.frame.id);
  crashed.catch(() => undefined);
  const stop = () => {
    stopped = true;
    network.stop();
  };
  return { network, reports: reports.list, consoleMessages, popups, downloads, crashed, stop };
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
