import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, onBehalfOf } from './concurrency-limit.ts';

/** A limit whose work ends when it is told to. */
function limitOf(bounds: Parameters<typeof createConcurrencyLimit>[0]) {
  const run = createConcurrencyLimit(bounds);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    run(async () => {
      started.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  /** Ends the piece that runs longest, and lets the next one start. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, started, endOne };
}

const tooMany = { code: 'auth/too-many-requests', status: 429 };

describe('a concurrency limit', () => {
  it('runs at most so many at once, the waiting ones in order, and refuses the rest', async () => {
    const { work, started, endOne } = limitOf({ atOnce: 2, waiting: 2, waitingForOne: 1 });
    const all = ['0', '1', '2', '3'].map(work);
    await expect(work('4')).rejects.toMatchObject(tooMany);
    expect(started).toEqual(['0', '1']);
    await endOne();
    expect(started).toEqual(['0', '1', '2']);
    await endOne();
    await endOne();
    await endOne();
    expect(await Promise.all(all)).toEqual(['0', '1', '2', '3']);
  });

  it('gives its place back when the work fails', async () => {
    const run = createConcurrencyLimit({ atOnce: 1, waiting: 0, waitingForOne: 0 });
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run(async () => 'yes')).toBe('yes');
  });

  it('lets nobody fill it: each asker has a few places, and they take turns', async () => {
    const { work, started, endOne } = limitOf({ atOnce: 1, waiting: 10, waitingForOne: 3 });
    const greedy = Array.from({ length: 6 }, (_, index) =>
      onBehalfOf('greedy', () => work(`g${index}`)).catch((error: { code: string }) => error.code),
    );
    const modest = onBehalfOf('modest', () => work('m'));
    for (let ended = 0; ended < 5; ended += 1) await endOne();
    expect(started).toEqual(['g0', 'g1', 'm', 'g2', 'g3']);
    expect(await modest).toBe('m');
    expect((await Promise.all(greedy)).slice(4)).toEqual([tooMany.code, tooMany.code]);
  });
});
