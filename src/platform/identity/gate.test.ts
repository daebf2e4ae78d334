import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('gate', () => {
  it('runs at most so many at once, the waiting ones in order, and refuses the rest', async () => {
    const gate = createGate(2, 2);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (index: number) =>
      gate(async () => {
        started.push(index);
        await new Promise<void>((end) => ends.push(end));
        return index;
      });
    const all = [0, 1, 2, 3].map(work);
    await expect(work(4)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    expect(started).toEqual([0, 1]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('gives its place back when the work fails', async () => {
    const gate = createGate(1, 0);
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'yes')).toBe('yes');
  });
});
