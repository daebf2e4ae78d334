import { readdirSync, readFileSync } from 'node:fs';
import { type GuardProxy, startGuardProxy } from '../browser/guard-proxy.ts';
import { type LaunchedBrowser, launchBrowser } from '../browser/launch-browser.ts';
import type { EngineLog } from '../engine-log.ts';
import type { ChildSetup } from './messages.ts';

/** One guarded browser at a time, replaced when it has served long enough, grew too big or died. */
export interface BrowserSlot {
  readonly proxy: GuardProxy;
  readonly publicUrl: string;
  /** The running browser; a new one when there is none fit to use. */
  browser(): Promise<LaunchedBrowser>;
  pageDone(): void;
  replace(): Promise<void>;
  close(): Promise<void>;
}

export async function openBrowserSlot(setup: ChildSetup, log: EngineLog): Promise<BrowserSlot> {
  const proxy = await startGuardProxy(setup.policy);
  let current: LaunchedBrowser | null = null;
  let pages = 0;

  async function replace(): Promise<void> {
    const old = current;
    current = null;
    pages = 0;
    await old?.close();
  }
  const wornOut = (running: LaunchedBrowser): string | null => {
    if (!running.browser.connected) return 'disconnected';
    if (pages >= setup.pagesPerBrowser) return 'pages';
    return memoryOfTree(running.processId) > setup.memoryLimitBytes ? 'memory' : null;
  };

  return {
    proxy,
    publicUrl: setup.publicUrl,
    async browser() {
      const reason = current && wornOut(current);
      if (reason) {
        log.info({ reason, pages }, 'browser replaced');
        await replace();
      }
      current ??= await launchBrowser({ executablePath: setup.executablePath, proxyPort: proxy.port, log });
      return current;
    },
    pageDone: () => {
      pages += 1;
    },
    replace,
    async close() {
      await replace();
      await proxy.close();
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
