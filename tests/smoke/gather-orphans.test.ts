import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { startStaticServer } from '#tests/support/static-server.ts';

/** Processes below a process, whatever their depth. Linux only. */
function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // Ended meanwhile.
    }
  }
  const below = (pid: number): number[] =>
    [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => [child, ...below(child)]);
  return below(root);
}
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

test.skipIf(process.platform !== 'linux')(
  'when the parent is killed, its visiting process and browser end too',
  async () => {
    const site = await startStaticServer({ '/': () => undefined });
    const script = fileURLToPath(new URL('../support/visiting-process.ts', import.meta.url));
    const parent = fork(script, [`${site.origin}/`], { execArgv: [], stdio: 'ignore' });
    const ended = new Promise((resolve) => parent.once('exit', resolve));
    try {
      await vi.waitFor(() => expect(site.hits).toContain('/'), { timeout: 60_000, interval: 100 });
      const left = descendants(parent.pid ?? 0);
      // The visiting process, Chromium and its helpers.
      expect(left.length).toBeGreaterThan(3);
      parent.kill('SIGKILL');
      await ended;
      await vi.waitFor(() => expect(left.filter(isRunning)).toEqual([]), { timeout: 15_000, interval: 100 });
    } finally {
      parent.kill('SIGKILL');
      await site.close();
    }
  },
);
