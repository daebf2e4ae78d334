import { describe, expect, it } from 'vitest';
import { createGate, onBehalfOf } from './gate.ts';

/** A gate whose work ends when it is told to. */
function gateOf(bounds: Parameters<typeof createGate>[0]) {
  const gate = createGate(bounds);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    gate(async () => {
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

describe('gate', () => {
  it('runs at most so many at once, the waiting ones in order, and refuses the rest', async () => {
    const { work, started, endOne } = gateOf({ atOnce: 2, waiting: 2, waitingForOne: 1 });
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
    const gate = createGate({ atOnce: 1, waiting: 0, waitingForOne: 0 });
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'yes')).toBe('yes');
  });

  it('lets nobody fill it: each asker has a few places, and they take turns', async () => {
    const { work, started, endOne } = gateOf({ atOnce: 1, waiting: 10, waitingForOne: 3 });
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
