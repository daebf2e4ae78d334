import { readdirSync, readFileSync } from 'node:fs';
import { type LaunchedBrowser, launchBrowser } from '../browser/launch-browser.ts';
import type { EngineLog } from '../engine-log.ts';
import type { ChildSetup } from './messages.ts';

/** One browser at a time, replaced when it has served long enough, grew too big or died. */
export interface BrowserSlot {
  /** Starts the browser when none runs. */
  start(): Promise<LaunchedBrowser>;
  /** Works with a browser fit to use; it is not replaced for its age while anyone works with it. */
  use<Result>(work: (running: LaunchedBrowser) => Promise<Result>): Promise<Result>;
  /** Ends the browser whoever uses it; the next use starts another. */
  replace(): Promise<void>;
}

export function openBrowserSlot(
  setup: Pick<ChildSetup, 'executablePath' | 'pagesPerBrowser' | 'memoryLimitBytes'>,
  proxyPort: number,
  log: EngineLog,
): BrowserSlot {
  let current: Promise<LaunchedBrowser> | null = null;
  let pages = 0;
  let users = 0;

  function start(): Promise<LaunchedBrowser> {
    const { executablePath } = setup;
    current ??= launchBrowser({ executablePath, proxyPort, log });
    return current;
  }
  async function replace(): Promise<void> {
    const old = current;
    current = null;
    pages = 0;
    await (await old?.catch(() => null))?.close();
  }
  const wornOut = (running: LaunchedBrowser): string | null => {
    if (!running.browser.connected) return 'disconnected';
    if (users > 0 || pages === 0) return null;
    if (pages >= setup.pagesPerBrowser) return 'pages';
    return memoryOfTree(running.processId) > setup.memoryLimitBytes ? 'memory' : null;
  };

  return {
    start,
    replace,
    async use(work) {
      const reason = wornOut(await start());
      if (reason) {
        log.info({ reason, pages }, 'browser replaced');
        await replace();
      }
      users += 1;
      try {
        return await work(await start());
      } finally {
        users -= 1;
        pages += 1;
      }
    },
  };
}

/** Resident bytes of a process and its descendants; 0 where /proc is missing. Shared pages count in each. */
function memoryOfTree(root: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const parent = Number(fields[1]);
        children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
        resident.set(Number(name), Number(fields[21]) * 4_096);
      } catch {
        // The process ended meanwhile.
      }
    }
  } catch {
    return 0;
  }
  const sum = (pid: number): number =>
    (resident.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}
