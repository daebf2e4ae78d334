import { once } from 'node:events';
import { type LaunchedBrowser, launchBrowser } from '../browser/launch-browser.ts';
import { hasTemporarySpace } from '../browser/temporary-space.ts';
import { browserEvents, type EngineLog } from '../engine-log.ts';
import { memoryOfTree, watchMemory } from './memory-watch.ts';
import type { ChildSetup } from './messages.ts';

/** One browser at a time, replaced when it grew too big or died. */
export interface BrowserSlot {
  /** Starts the browser when none runs. */
  start(): Promise<LaunchedBrowser>;
  /**
   * Works with a browser fit to use. One that grows too big meanwhile is ended at once, and the work rejects with what
   * `isOvergrown` knows.
   */
  use<Result>(work: (running: LaunchedBrowser) => Promise<Result>): Promise<Result>;
  /** Of the browser that runs; 0 where none does. */
  processId(): number;
  /** Ends the browser whoever uses it, unless nobody has used it yet; the next use starts another. */
  replace(): Promise<void>;
  /** Ends the browser for good. */
  close(): Promise<void>;
}

/** A browser that dies sooner after its start may never live: another is started after that time, then twice as long. */
const shortLifeMs = 5_000;
const longestWaitMs = 20_000;

export function openBrowserSlot(
  setup: Pick<ChildSetup, 'executablePath' | 'memoryLimitBytes' | 'browserFlags'>,
  proxyPort: number,
  log: EngineLog,
  launch: typeof launchBrowser = launchBrowser,
  hasRoom: () => boolean = hasTemporarySpace,
): BrowserSlot {
  let current: Promise<LaunchedBrowser> | null = null;
  let isUsed = false;
  let users = 0;
  let processId = 0;
  let waitMs = shortLifeMs;
  let another: NodeJS.Timeout | undefined;
  const ended = new WeakMap<LaunchedBrowser, Error>();

  function start(): Promise<LaunchedBrowser> {
    const { executablePath, browserFlags: flags = [] } = setup;
    if (current) return current;
    clearTimeout(another);
    const startedAt = performance.now();
    isUsed = false;
    const starting = launch({ executablePath, proxyPort, log, flags }).then((running) => {
      processId = running.processId;
      running.browser.once('disconnected', () => startAnother(starting, startedAt));
      return running;
    });
    current = starting;
    return starting;
  }
  /** One that dies is replaced at once, in use or not: the next page, or its second try, finds a browser. */
  function startAnother(dead: Promise<LaunchedBrowser>, startedAt: number): void {
    if (current !== dead) return;
    void end();
    const startNow = () => {
      log.info({ reason: 'disconnected' }, browserEvents.replaced);
      start().catch(() => {
        // Whoever uses it hears why it does not start.
        current = null;
      });
    };
    if (performance.now() - startedAt >= shortLifeMs) {
      waitMs = shortLifeMs;
      startNow();
    } else {
      another = setTimeout(startNow, waitMs).unref();
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
  }
  async function end(): Promise<void> {
    clearTimeout(another);
    const old = current;
    current = null;
    await (await old?.catch(() => null))?.close();
  }
  async function replace(): Promise<void> {
    // Where none runs another is to be started already: that is left to happen.
    if (isUsed && current !== null) await end();
  }
  const wornOut = (running: LaunchedBrowser): string | null => {
    if (!running.browser.connected) return 'disconnected';
    return users === 0 && memoryOfTree(running.processId) > setup.memoryLimitBytes ? 'memory' : null;
  };

  /** Of two works beside each other both hear why their browser ended. */
  async function watched<Result>(
    running: LaunchedBrowser,
    work: (running: LaunchedBrowser) => Promise<Result>,
  ): Promise<Result> {
    const memory = watchMemory(running.processId, setup.memoryLimitBytes, (error) => {
      log.warn({ words: error.message }, browserEvents.ended);
      ended.set(running, error);
      running.browser.process()?.kill('SIGKILL');
    });
    try {
      return await Promise.race([work(running), memory.exceeded]);
    } catch (error) {
      throw ended.get(running) ?? ((await endedByItself(running, hasRoom)) ? selfEnded(error) : error);
    } finally {
      memory.stop();
    }
  }

  return {
    start,
    replace,
    close: end,
    processId: () => processId,
    async use(work) {
      const reason = wornOut(await start());
      if (reason) {
        log.info({ reason }, browserEvents.replaced);
        await end();
      }
      users += 1;
      try {
        const running = await start();
        isUsed = true;
        return await watched(running, work);
      } finally {
        users -= 1;
      }
    },
  };
}

const ownSignals: readonly (NodeJS.Signals | null)[] = [
  'SIGSEGV',
  'SIGTRAP',
  'SIGABRT',
  'SIGILL',
  'SIGBUS',
  'SIGFPE',
];
const endMs = 500;
const crash = 'crash';

/** The browser is gone, no other hand ended it, and the machine had room for it. */
async function endedByItself({ browser }: LaunchedBrowser, hasRoom: () => boolean): Promise<boolean> {
  const child = browser.process();
  if (!child || browser.connected || !hasRoom()) return false;
  // Its pipe closes before its end is known.
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'exit', { signal: AbortSignal.timeout(endMs) }).catch(() => undefined);
  return ownSignals.includes(child.signalCode);
}

const selfEnded = (error: unknown) =>
  new Error(error instanceof Error ? error.message : String(error), { cause: crash });

/** The error of a work whose browser ended by itself. */
export const isSelfEnded = (error: unknown): boolean => error instanceof Error && error.cause === crash;
