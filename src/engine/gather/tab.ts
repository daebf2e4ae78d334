import type { CDPSession, Page } from 'puppeteer-core';
import { inTime } from '../browser/in-time.ts';
import type { UsefulClock } from '../browser/useful-clock.ts';
import { openRequestGate, type RequestGate } from './request-gate.ts';

/** Name of the world our own functions run in: the page cannot see or tamper with it. */
const worldName = 'constat';

/** The page under visit, with a protocol session of our own beside Lighthouse’s. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly requests: RequestGate;
  /** What everything done with the page is timed on. */
  readonly clock: UsefulClock;
  /** Context of our isolated world in the loaded document. */
  isolatedWorld(): Promise<number>;
  /** Has that source run in our world of each document to come, before the page’s own scripts. */
  runEarly(source: string): Promise<void>;
}

export async function openTab(page: Page, clock: UsefulClock): Promise<Tab> {
  const cdp = await page.createCDPSession();
  let world: Promise<number> | null = null;
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) world = null;
  });
  await cdp.send('Page.enable');
  return {
    page,
    cdp,
    requests: openRequestGate(cdp),
    clock,
    isolatedWorld() {
      world ??= createWorld(cdp);
      return world;
    },
    async runEarly(source) {
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName });
    },
  };
}

async function createWorld(cdp: CDPSession): Promise<number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const created = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName });
  return created.executionContextId;
}

/**
 * Evaluates source text in our isolated world and gives its JSON value back.
 * @throws Error with the page’s words when the expression throws
 */
export async function evaluateIsolated<Value>(tab: Tab, expression: string): Promise<Value> {
  return evaluate<Value>(tab.cdp, expression, { contextId: await tab.isolatedWorld() });
}

/**
 * The same, stopped when it takes longer than `limitMs` of useful time: nothing else of the page could be read while it computes.
 * @throws Error then too
 */
export async function evaluateInTime<Value>(tab: Tab, expression: string, limitMs: number): Promise<Value> {
  // What awaits a promise of the page is not told of its end.
  const stop = () => void tab.cdp.send('Runtime.terminateExecution').catch(() => undefined);
  return inTime(evaluateIsolated<Value>(tab, expression), limitMs, 'script', {
    onLate: stop,
    clock: tab.clock,
  });
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
  if (answer.exceptionDetails) {
    const { exception, text } = answer.exceptionDetails;
    throw new Error((exception?.description ?? text).slice(0, 500));
  }
  return answer.result.value as Value;
}
