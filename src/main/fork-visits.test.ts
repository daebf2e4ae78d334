import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DoneVisit } from '#engine/ports/shared-visits.ts';
import { eventually } from '#tests/support/eventually.ts';
import { forkVisits } from './fork-visits.ts';

const entry = fileURLToPath(new URL('../../tests/support/fake-visits-process.ts', import.meta.url));
const settings = { chromiumPath: '', allowTargets: [], denyTargets: [], publicUrl: '' };
const visitOf = (url: string) => {
  const order = { url, times: 1, warm: false, deadlineMs: 1, device: 'mobile', siteDomain: '' } as const;
  return { key: url, asked: { kind: 'measure', order } as const };
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Visits, and gives the process that did each. */
async function pidsOf(run: ReturnType<typeof forkVisits>, auditId: string, urls: readonly string[]) {
  const done = new Map<string, DoneVisit>();
  const { signal } = new AbortController();
  await run(urls.map(visitOf), { auditId, signal, onDone: (key, one) => done.set(key, one) });
  return urls.map((url) => {
    const { outcome } = done.get(url) ?? {};
    return outcome?.kind === 'failed' ? Number(outcome.detail) : 0;
  });
}

describe('the processes that visit batches', () => {
  it('one audit’s batches use the same browsers, another audit’s never; idle they end', async () => {
    const run = forkVisits(settings, undefined, entry);
    const [first, second] = await pidsOf(run, 'a', ['https://a/1', 'https://a/2']);
    const [again] = await pidsOf(run, 'a', ['https://a/3']);
    const [other] = await pidsOf(run, 'b', ['https://b/1']);
    expect(first).toBeGreaterThan(0);
    expect([second, again]).toEqual([first, first]);
    expect(other).not.toBe(first);
    await eventually(async () => !isAlive(first ?? 0) && !isAlive(other ?? 0));
  });

  it('one that dies fails its batch, and what was visited before is told', async () => {
    const run = forkVisits(settings, undefined, entry);
    const told: string[] = [];
    const { signal } = new AbortController();
    const batch = run(['https://a/1', 'https://a/die'].map(visitOf), {
      ...{ auditId: 'a', signal, onDone: (key: string) => told.push(key) },
    });
    await expect(batch).rejects.toThrow('The visiting process ended (SIGKILL).');
    expect(told).toEqual(['https://a/1']);
    expect((await pidsOf(run, 'a', ['https://a/2']))[0]).toBeGreaterThan(0);
  });

  it('an abort ends it, and leaves no process behind', async () => {
    const run = forkVisits(settings, undefined, entry);
    const stop = new AbortController();
    let pid = 0;
    const onDone = (_: string, { outcome }: DoneVisit) => {
      pid = outcome.kind === 'failed' ? Number(outcome.detail) : 0;
      stop.abort(new Error('cancelled'));
    };
    const urls = ['https://a/1', 'https://a/hang'];
    const batch = run(urls.map(visitOf), { auditId: 'a', signal: stop.signal, onDone });
    await expect(batch).rejects.toThrow('cancelled');
    expect(isAlive(pid)).toBe(false);
  });
});
