import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import { eventually } from '#tests/support/eventually.ts';
import { forkAudits } from './fork-audit.ts';

const entry = fileURLToPath(new URL('../../tests/support/fake-engine-process.ts', import.meta.url));
const settings = {
  chromiumPath: '/none',
  allowTargets: [],
  publicUrl: 'http://constat.example',
};
const logged: unknown[] = [];
const log = {
  info: () => {},
  warn: (data: object, message: string) => void logged.push({ ...data, message }),
};
const run = forkAudits(settings, log, entry);
const order = (path: string): AuditOrder => ({
  url: `https://exemple.fr/${path}`,
  scope: 'page',
  maxPages: 1,
  device: 'mobile',
  exclude: [],
  profile: null,
});
const alone = () => ({ onProgress: () => {}, signal: new AbortController().signal });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an audit in its own process', () => {
  it('brings back the report with its screenshots as bytes, and what the engine has to say for the log', async () => {
    const outcome = await run(order('ok'), alone());
    if (outcome.kind !== 'report') throw new Error('no report');
    expect(outcome.report.url).toBe('https://exemple.fr/ok');
    expect([...(outcome.screenshots[0]?.bytes ?? [])]).toEqual([1, 2, 3]);
    expect(logged).toEqual([{ reason: 'memory', message: 'browser ended' }]);
  });

  it('rejects when the engine crashes or its process is killed', async () => {
    await expect(run(order('crash'), alone())).rejects.toThrow('renderer gone');
    await expect(run(order('die'), alone())).rejects.toThrow('The engine process ended (SIGKILL).');
  });

  it('hands visits over to its worker and gets their outcomes, once it has said that its browsers are gone', async () => {
    const heard: string[] = [];
    const done = { outcome: { kind: 'failed', detail: 'elsewhere' }, browserVersion: 'Chromium 1' } as const;
    const shared = {
      leftPlace: () => heard.push('left'),
      ask: async ({ kind }: { kind: string }) => {
        heard.push(kind);
        return done;
      },
    };
    const onProgress = ({ done: ask }: { done: number }) => heard.push(`answer to ${ask}`);
    const ran = run(order('share'), { ...alone(), onProgress, shared });
    await expect(ran).rejects.toThrow(JSON.stringify(done));
    expect(heard).toEqual(['left', 'measure', 'answer to 7']);
  });

  it('stops when aborted, and leaves no process behind', async () => {
    const controller = new AbortController();
    let pid = 0;
    const running = run(order('hang'), {
      signal: controller.signal,
      onProgress: (progress) => {
        pid = progress.done;
      },
    });
    await eventually(async () => pid > 0);
    controller.abort(new Error('cancelled'));
    await expect(running).rejects.toThrow('cancelled');
    expect(isAlive(pid)).toBe(false);
  });

  it('dies with the worker', async () => {
    const worker = fork(
      fileURLToPath(new URL('../../tests/support/forking-process.ts', import.meta.url)),
      [entry],
      { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    const [pid] = (await once(worker, 'message')) as [number];
    expect(isAlive(pid)).toBe(true);
    worker.kill('SIGKILL');
    await eventually(async () => !isAlive(pid));
  });
});
