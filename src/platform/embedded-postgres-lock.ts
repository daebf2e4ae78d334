import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What PostgreSQL writes in `postmaster.pid`. */
interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const hasProc = process.platform === 'linux';

/** The content of `postmaster.pid`; null when there is none (or it is being written). */
function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, port: Number(lines[3] ?? 0), ready: (lines[7] ?? '').trim() === 'ready' };
  } catch {
    return null;
  }
}

/**
 * Whether that process is alive and works in that cluster. A process id alone proves nothing: it may be a zombie,
 * recycled, or of another container.
 */
function worksIn(pid: number, cluster: string): boolean {
  try {
    if (!hasProc) return process.kill(pid, 0);
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0];
    return state !== 'Z' && state !== 'X' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** The server that owns the cluster, when one really runs. */
export function livePostmaster(cluster: string): PostmasterFile | null {
  const file = readPostmasterFile(cluster);
  return file && worksIn(file.pid, cluster) ? file : null;
}

/** Sends the signal; a process that is already gone is what we wanted. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

/** Resolves true once the condition holds, false after the time. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  // Not the time of day, which may jump.
  for (const end = performance.now() + timeoutMs; performance.now() < end; await delay(15))
    if (condition()) return true;
  return condition();
}

/**
 * Removes what a killed server left: backends without a postmaster keep the shared memory and would make the next
 * start refuse, and so would the file. Call it only when `livePostmaster` is null, holding the start lock.
 */
export async function clearStaleServer(cluster: string): Promise<void> {
  if (hasProc) {
    const orphans = () =>
      readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && pid !== process.pid && worksIn(pid, cluster));
    for (const pid of orphans()) signal(pid, 'SIGQUIT');
    if (!(await waitUntil(() => orphans().length === 0, 3_000))) {
      for (const pid of orphans()) signal(pid, 'SIGKILL');
      await waitUntil(() => orphans().length === 0, 3_000);
    }
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
