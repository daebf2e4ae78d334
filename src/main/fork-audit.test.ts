import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type AuditOrder, isOurFailure } from '#contract/audit.ts';
import { eventually } from '#tests/support/eventually.ts';
import { forkAudits } from './fork-audit.ts';

const entry = fileURLToPath(new URL('../../tests/support/fake-engine-process.ts', import.meta.url));
const settings = {
  chromiumPath: '/none',
  allowTargets: [],
  denyTargets: [],
  publicUrl: 'http://constat.example',
};
const logged: unknown[] = [];
const log = {
  info: () => {},
  warn: (data: object, message: string) => void logged.push({ ...data, message }),
};
const run = forkAudits(settings, log, entry);
const small = forkAudits(settings, log, entry, { silentMs: 60_000, graceMs: 250, heapMb: 24 });
/** Impatient: a second of silence, a quarter of grace. */
const watched = forkAudits(settings, log, entry, { silentMs: 1_000, graceMs: 250 });
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

  it.each([
    [
      'holds it',
      'held',
      { code: 'preflight/file-hangs', about: 'https://exemple.fr/robots.txt', cause: 'silent' },
    ],
    [
      'fills its heap',
      'full',
      { code: 'preflight/file-hangs', about: 'https://exemple.fr/robots.txt', cause: 'memory' },
    ],
  ])(
    'is ended when a file of the site %s: the site’s fault, which names it',
    async (_, path, told) => {
      const outcome = await (path === 'full' ? small : watched)(order(path), alone());
      expect(outcome).toMatchObject({ kind: 'failure', ...told });
      expect(isOurFailure('preflight/file-hangs')).toBe(false);
    },
    60_000,
  );

  it.each([
    ['computes for ever on nothing of the site', 'stuck'],
    ['waits for ever, with a file of the site', 'asleep'],
  ])('is ended when it %s: our fault', async (_, path) => {
    const outcome = await watched(order(path), alone());
    expect(outcome).toMatchObject({ kind: 'failure', code: 'engine/crashed', cause: 'silent' });
  });

  it('is gone soon after an abort even when it is held', async () => {
    const controller = new AbortController();
    let pid = 0;
    const patient = forkAudits(settings, log, entry, { silentMs: 600_000, graceMs: 250 });
    const running = patient(order('held'), {
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
