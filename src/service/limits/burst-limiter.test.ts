import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { type CountWindow, createBurstLimiter } from './burst-limiter.ts';

const rules = {
  token: { max: 20, windowSeconds: 60 },
  mail: { max: 20, windowSeconds: 60 },
  read: { max: 100, windowSeconds: 60, lazily: true },
  work: { max: 1_000, windowSeconds: 60, lazily: true },
  any: { max: Number.POSITIVE_INFINITY, windowSeconds: 60, lazily: true },
} as const;

const lost = Object.assign(new Error('no route'), { code: 'ECONNREFUSED' });

/** What the database does: windows that all processes share. */
function sharedWindows() {
  const rows = new Map<string, { count: number; endsAt: Date }>();
  const state = { queries: 0, isAway: false };
  const count: CountWindow = async (name, by, { now, windowMs, calls }) => {
    state.queries += 1;
    if (state.isAway) throw lost;
    const id = `${name} ${by}`;
    const found = rows.get(id);
    const leftMs = found ? found.endsAt.getTime() - now.getTime() : 0;
    const isOpen = found !== undefined && leftMs > 0 && leftMs <= windowMs;
    const row = isOpen
      ? { count: found.count + calls, endsAt: found.endsAt }
      : { count: calls, endsAt: new Date(now.getTime() + windowMs) };
    rows.set(id, row);
    return row;
  };
  return { state, count };
}

function installation(start = 0) {
  let now = start;
  const { state, count } = sharedWindows();
  const warnings: string[] = [];
  const log = { warn: (_data: object, message: string) => warnings.push(message) };
  const process = () => createBurstLimiter({ clock: { now: () => new Date(now) }, log, count }, rules);
  return { process, state, warnings, forward: (ms: number) => (now += ms) };
}

/** Lets answers that nobody waits for come in. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a limit on bursts', () => {
  it('allows as many calls as the rule says, then says how long to wait, then forgets', async () => {
    const { process, forward } = installation();
    const limiter = process();
    for (let index = 0; index < 20; index += 1) await limiter.take('token', 'a');
    forward(15_000);
    const refusal = await limiter.take('token', 'a').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect((refusal as AppError).data.retryAfterSeconds).toBe(45);
    forward(45_000);
    expect(await limiter.allows('token', 'a')).toBe(true);
  });

  it('is one for all processes, and knows whom it refuses without asking again', async () => {
    const { process, state } = installation();
    const processes = [process(), process(), process()];
    const calls = Array.from({ length: 60 }, (_, index) => processes[index % 3]?.allows('token', 'a'));
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(20);
    const asked = state.queries;
    for (const limiter of processes) expect(await limiter.allows('token', 'a')).toBe(false);
    for (const limiter of processes) expect(await limiter.allows('token', 'a')).toBe(false);
    // At most one more each, where the refusals of others had not been heard of.
    expect(state.queries - asked).toBeLessThanOrEqual(3);
  });

  it('locks nobody out when the clock is put back by an hour', async () => {
    const { process, forward } = installation(7_200_000);
    const limiter = process();
    while (await limiter.allows('token', 'a'));
    forward(-3_600_000);
    expect(await limiter.allows('token', 'a')).toBe(true);
  });

  it('keeps keys and rules apart', async () => {
    const limiter = installation().process();
    while (await limiter.allows('mail', 'a'));
    expect(await limiter.allows('mail', 'b')).toBe(true);
    expect(await limiter.allows('token', 'a')).toBe(true);
  });

  it('goes on in each process while the database is away, and refuses nobody for that', async () => {
    const { process, state, warnings } = installation();
    const limiter = process();
    state.isAway = true;
    for (let index = 0; index < 20; index += 1) expect(await limiter.allows('token', 'a')).toBe(true);
    expect(await limiter.allows('token', 'a')).toBe(false);
    // One look told that it is away: calls do not wait for it one by one.
    expect([state.queries, warnings.length]).toEqual([1, 1]);
  });

  it('fails where the query is wrong: that is no database that is away', async () => {
    const wrong = async () => Promise.reject(new Error('relation "limit_windows" does not exist'));
    const world = { clock: { now: () => new Date(0) }, log: { warn: () => undefined }, count: wrong };
    await expect(createBurstLimiter(world, rules).take('token', 'a')).rejects.toThrow('does not exist');
  });
});

describe('a lazy limit', () => {
  it('costs one query in a twentieth of the limit, and none to those who read little', async () => {
    const { process, state } = installation();
    const limiter = process();
    for (let reader = 0; reader < 50; reader += 1)
      for (let index = 0; index < 4; index += 1) await limiter.take('read', `reader ${reader}`);
    expect(state.queries).toBe(0);
    for (let index = 0; index < 100; index += 1) {
      await limiter.take('read', 'a');
      await settled();
    }
    expect(state.queries).toBe(20);
    expect(await limiter.allows('read', 'a')).toBe(false);
  });

  it('lets at most a twentieth more pass for each process', async () => {
    const { process } = installation();
    const processes = [process(), process()];
    let passed = 0;
    for (let index = 0; index < 300; index += 1) {
      if (await processes[index % 2]?.allows('read', 'a')) passed += 1;
      await settled();
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(110);
  });
});

describe('a limit that counts amounts', () => {
  it('refuses once the amount is used up, whatever the number of calls, and forgets with the window', async () => {
    const { process, forward } = installation();
    const limiter = process();
    for (let index = 0; index < 500; index += 1) limiter.refuseSpent('work', 'a');
    limiter.charge('work', 'a', 999);
    limiter.refuseSpent('work', 'a');
    limiter.charge('work', 'a', 5_000);
    forward(20_000);
    expect(() => limiter.refuseSpent('work', 'a')).toThrow(AppError);
    limiter.refuseSpent('work', 'b');
    forward(40_000);
    limiter.refuseSpent('work', 'a');
  });

  it('is one for all processes, told a twentieth at a time', async () => {
    const { process, state } = installation();
    const [first, second] = [process(), process()];
    first.charge('work', 'a', 49);
    await settled();
    expect(state.queries).toBe(0);
    first.charge('work', 'a', 900);
    await settled();
    // It hears of the others when it tells something itself.
    second.charge('work', 'a', 51);
    await settled();
    expect(state.queries).toBe(2);
    expect(() => second.refuseSpent('work', 'a')).toThrow(AppError);
  });

  it('counts nothing where there is no limit', () => {
    const limiter = installation().process();
    limiter.charge('any', 'a', 1_000_000);
    limiter.refuseSpent('any', 'a');
  });
});

it('memory stays bounded under a flood of keys', async () => {
  const { process } = installation();
  const limiter = process();
  for (let index = 0; index < 101; index += 1) await limiter.allows('read', 'first');
  await settled();
  expect(await limiter.allows('read', 'first')).toBe(false);
  for (let index = 0; index < 100_001; index += 1) await limiter.allows('read', String(index));
  // The oldest window was given up, so its key starts anew until the others are heard of.
  expect(await limiter.allows('read', 'first')).toBe(true);
});
