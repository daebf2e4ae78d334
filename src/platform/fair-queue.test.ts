import { describe, expect, it } from 'vitest';
import { createFairQueue, FairQueueFull, type FairQueueLimits, type Turn } from './fair-queue.ts';

const rules: FairQueueLimits = { running: 2, runningPerKey: 2, waitingPerKey: 100, waiting: 500 };

/** Turns pass on by promises alone. */
const passed = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose pieces end when they are told to, and the order in which they began. */
function queueOf(given: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...rules, ...given });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, turn: Partial<Turn> = {}) =>
    queue.run({ key: name[0] ?? '', isKnown: true, ...turn }, () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  async function end(name: string) {
    ends.get(name)?.();
    ends.delete(name);
    await passed();
  }
  /** Ends whatever runs, the first first, until nothing does. */
  async function drain() {
    await passed();
    for (let [name] = ends.keys(); name !== undefined; [name] = ends.keys()) await end(name);
  }
  /** What began, once turns have passed on. */
  async function seen() {
    await passed();
    return began;
  }
  return { enter, end, drain, seen };
}

const named = (key: string, count: number) => Array.from({ length: count }, (_, at) => `${key}${at}`);

describe('a fair queue', () => {
  it('lets a key that comes last begin as soon as one piece of another ends, however many of those wait', async () => {
    const { enter, end, seen } = queueOf();
    for (const name of named('a', 100)) void enter(name);
    void enter('b0');
    expect(await seen()).toEqual(['a0', 'a1']);
    await end('a0');
    expect(await seen()).toEqual(['a0', 'a1', 'b0']);
  });

  it('serves keys in turn, each in its own order', async () => {
    const { enter, drain, seen } = queueOf({ running: 1 });
    for (const key of ['a', 'b', 'c']) for (const name of named(key, 3)) void enter(name);
    await drain();
    expect(await seen()).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('never runs more of a key than it may, even with places free', async () => {
    const { enter, end, seen } = queueOf({ running: 3 });
    for (const name of named('a', 5)) void enter(name);
    expect(await seen()).toEqual(['a0', 'a1']);
    void enter('b0');
    expect(await seen()).toEqual(['a0', 'a1', 'b0']);
    await end('b0');
    expect(await seen()).toEqual(['a0', 'a1', 'b0']);
  });

  it('lets those who are signed in go first, and keeps a place that strangers never take', async () => {
    const { enter, end, seen } = queueOf({ running: 3 });
    const strangers = ['x0', 'y0', 'z0', 'w0'];
    for (const name of strangers) void enter(name, { isKnown: false });
    expect(await seen()).toEqual(['x0', 'y0']);
    void enter('a0');
    void enter('b0');
    expect(await seen()).toEqual(['x0', 'y0', 'a0']);
    await end('x0');
    expect(await seen()).toEqual(['x0', 'y0', 'a0', 'b0']);
  });

  it('refuses at once what may not even wait: of one key, then of all', async () => {
    const { enter } = queueOf({ running: 1, waitingPerKey: 2, waiting: 3 });
    for (const name of ['a0', 'a1', 'a2']) void enter(name);
    await expect(enter('a3')).rejects.toMatchObject({ own: true });
    void enter('b0');
    await expect(enter('c0')).rejects.toBeInstanceOf(FairQueueFull);
    await expect(enter('c0')).rejects.toMatchObject({ own: false });
  });

  it('forgets who left before their turn', async () => {
    const { enter, end, seen } = queueOf({ running: 1, waitingPerKey: 1 });
    void enter('a0');
    const leaving = new AbortController();
    const left = enter('b0', { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(enter('c0', { signal: leaving.signal })).rejects.toThrow('gone');
    void enter('b1');
    await end('a0');
    expect(await seen()).toEqual(['a0', 'b1']);
  });

  it('runs a piece that must be alone when nothing else runs, and nothing beside it', async () => {
    const { enter, end, seen } = queueOf();
    void enter('a0');
    void enter('b0', { alone: true });
    void enter('c0');
    expect(await seen()).toEqual(['a0']);
    await end('a0');
    expect(await seen()).toEqual(['a0', 'b0']);
    await end('b0');
    expect(await seen()).toEqual(['a0', 'b0', 'c0']);
  });

  it('passes on what the work gives or throws, and frees its place either way', async () => {
    const queue = createFairQueue({ ...rules, running: 1 });
    const turn = { key: 'a', isKnown: true };
    await expect(queue.run(turn, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(turn, async () => 7)).toBe(7);
  });
});
