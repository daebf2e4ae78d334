import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { checkReadiness } from './check-readiness.ts';

type Needed = Parameters<typeof checkReadiness>[0];

function world(change: Partial<Needed> = {}): Needed {
  const warnings: object[] = [];
  return {
    db: { execute: async () => ({ rows: [{ version: '18.4' }] }) } as unknown as Deps['db'],
    queue: { counts: async () => ({ audit: { queued: 2, active: 1 } }) } as unknown as Deps['queue'],
    log: { warn: (data: object) => warnings.push(data) } as unknown as Deps['log'],
    config: { dataFolder: tmpdir() },
    chromium: { path: '/c', version: 'Chromium 156.0.1', source: 'installed' },
    ...change,
  };
}

describe('checkReadiness', () => {
  it('names the versions and the queue when all answers', async () => {
    expect(await checkReadiness(world())).toEqual({
      ready: true,
      parts: {
        database: { ok: true, detail: 'PostgreSQL 18.4' },
        queue: { ok: true, detail: '2 audits waiting, 1 running' },
        disk: { ok: true, detail: expect.stringMatching(/^\d+ MB free$/) },
        files: { ok: true, detail: 'in the database' },
        browser: { ok: true, detail: 'Chromium 156.0.1, released about 2026-10-20' },
      },
    });
  });

  it('is not ready without the database, and tells the public nothing of the reason', async () => {
    const db = { execute: () => Promise.reject(new Error('password of constat')) } as unknown as Deps['db'];
    const answer = await checkReadiness(world({ db }));
    expect(answer.ready).toBe(false);
    expect(JSON.stringify(answer)).not.toContain('password');
  });

  it('works without its object store, and tells administrators that it is away', async () => {
    const exists = () => Promise.reject(new Error('cut'));
    const objects = { exists } as unknown as NonNullable<Deps['objects']>;
    const { ready, parts } = await checkReadiness(world({ objects }));
    expect([ready, parts.files]).toEqual([true, { ok: false, detail: 'no answer' }]);
  });

  it('asks once for two hundred at once and those of the next two seconds, administrators included', async () => {
    let queries = 0;
    const execute = async () => {
      queries += 1;
      return { rows: [{ version: '18.4' }] };
    };
    const one = world({ db: { execute } as unknown as Deps['db'] });
    const at = performance.now();
    // Each request has a world of its own, over the same database.
    const answers = await Promise.all(Array.from({ length: 200 }, () => checkReadiness({ ...one }, at)));
    expect([queries, new Set(answers).size]).toEqual([1, 1]);
    await checkReadiness({ ...one }, at);
    expect(queries).toBe(1);
    await checkReadiness({ ...one }, performance.now() + 2_000);
    expect(queries).toBe(2);
  });

  it('is not ready when the data folder is gone', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'constat-ready-'));
    rmdirSync(dataFolder);
    const { ready, parts } = await checkReadiness(world({ config: { dataFolder } }));
    expect([ready, parts.disk]).toEqual([false, { ok: false, detail: 'no answer' }]);
  });

  it.runIf(existsSync('/sys/kernel'))('is not ready on a disk without room', async () => {
    // The kernel’s own file systems have no room at all.
    expect((await checkReadiness(world({ config: { dataFolder: '/sys' } }))).ready).toBe(false);
  });
});
