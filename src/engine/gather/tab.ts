import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import type { SiteAccess } from '#contract/site-access.ts';
import type { SiteSession } from '../browser/session.ts';
import type { UsefulClock } from '../browser/useful-clock.ts';
import { giveSession } from './give-session.ts';
import { inPageScript } from './in-page-script.ts';
import { interceptRequests, type RequestInterception } from './request-interception.ts';

/** Name of the world our own functions run in: the page cannot see or tamper with it. */
export const ownWorldName = 'constat';

/** The page under visit, with a protocol session of our own beside Lighthouse’s. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly requests: RequestInterception;
  /** What opens the site to this tab. */
  readonly access: SiteAccess | null;
  /** What everything done with the page is timed on. */
  readonly clock: UsefulClock;
  /** Context of our isolated world in the loaded document. */
  isolatedWorld(): Promise<number>;
  /** Handle of our functions in that document, evaluated there once: in our isolated world, or in the page’s own. */
  functions(world: 'isolated' | 'own'): Promise<string>;
  /** Has that source run in our world of each document to come, before the page’s own scripts. */
  runEarly(source: string): Promise<void>;
}

export async function openTab(
  page: Page,
  clock: UsefulClock,
  access: SiteAccess | null = null,
  session: SiteSession | null = null,
): Promise<Tab> {
  const cdp = await page.createCDPSession();
  let world: Promise<number> | null = null;
  const functions = new Map<'isolated' | 'own', Promise<string>>();
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    world = null;
    functions.clear();
  });
  await cdp.send('Page.enable');
  const requests = await interceptRequests(cdp, access);
  await giveCookies(cdp, access);
  if (access && session) await giveSession(cdp, access, session);
  const isolatedWorld = () => {
    world ??= createWorld(cdp);
    return world;
  };
  return {
    page,
    cdp,
    requests,
    access,
    clock,
    isolatedWorld,
    functions(of) {
      const known = functions.get(of);
      if (known) return known;
      const entered =
        of === 'isolated' ? isolatedWorld().then((id) => enterIsolated(cdp, id)) : enterOwn(cdp);
      functions.set(of, entered);
      return entered;
    },
    async runEarly(source) {
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: ownWorldName });
    },
  };
}

/**
 * Puts the cookies of an access into the tab’s context: of its host alone, never of its subdomains, and out of the reach of
 * scripts. A cookie knows no port (RFC 6265 §8.5): another server of the same host would get it.
 */
async function giveCookies(cdp: CDPSession, access: SiteAccess | null): Promise<void> {
  if (!access || access.cookies.length === 0) return;
  const secure = access.origin.startsWith('https:');
  // By its address and not by its domain, which would give it to the subdomains.
  const common = { url: `${access.origin}/`, path: '/', httpOnly: true, secure, sameSite: 'Lax' as const };
  await cdp.send('Network.setCookies', {
    cookies: access.cookies.map(({ name, value }) => ({ ...common, name, value })),
  });
}

async function createWorld(cdp: CDPSession): Promise<number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const created = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: ownWorldName,
  });
  return created.executionContextId;
}

const enterIsolated = async (cdp: CDPSession, contextId: number): Promise<string> =>
  objectOf(cdp, `(()=>{${await inPageScript('index')}return inPage})()`, { contextId });

/** With the console’s view of listeners, which nothing but an expression of the console may name. */
const enterOwn = async (cdp: CDPSession): Promise<string> =>
  objectOf(
    cdp,
    `(()=>{${await inPageScript('own-world')}inPage.takeConsole(getEventListeners);return inPage})()`,
    { includeCommandLineAPI: true },
  );

async function objectOf(
  cdp: CDPSession,
  expression: string,
  where: { contextId?: number; includeCommandLineAPI?: boolean },
): Promise<string> {
  const answer = await cdp.send('Runtime.evaluate', { expression, silent: true, ...where });
  const { objectId } = answer.result;
  if (answer.exceptionDetails || objectId === undefined)
    throw new Error(describeException(answer.exceptionDetails));
  return objectId;
}

/**
 * Evaluates source text in our isolated world and gives its JSON value back.
 * @throws Error with the page’s words when the expression throws
 */
export async function evaluateIsolated<Value>(tab: Tab, expression: string): Promise<Value> {
  return evaluate<Value>(tab.cdp, expression, { contextId: await tab.isolatedWorld() });
}

/** The same in the page’s own world, where its globals and event listeners can be seen. */
export async function evaluateMain<Value>(tab: Tab, expression: string): Promise<Value> {
  return evaluate<Value>(tab.cdp, expression, { includeCommandLineAPI: true });
}

async function evaluate<Value>(
  cdp: CDPSession,
  expression: string,
  where: { contextId?: number; includeCommandLineAPI?: boolean },
): Promise<Value> {
  const answer = await cdp.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
    silent: true,
    ...where,
  });
  if (answer.exceptionDetails) throw new Error(describeException(answer.exceptionDetails));
  return answer.result.value as Value;
}

/** What the page’s side says of what went wrong there, 500 characters at most. */
export const describeException = (details?: Protocol.Runtime.ExceptionDetails): string =>
  (details?.exception?.description ?? details?.text ?? 'no answer').slice(0, 500);
