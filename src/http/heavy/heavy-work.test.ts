import { describe, expect, it } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { ThreadGone, type WorkThread } from '#platform/work-thread.ts';
import { createBurstLimiter } from '#service/limits/burst-limiter.ts';
import { limitsFor } from '../middleware/limit-reads.ts';
import { createHeavyWork } from './heavy-work.ts';
import type { CallOrder, HeavyAnswer, Order } from './orders.ts';
import type { Payer } from './work-budget.ts';

const claire: Payer = { uid: 'claire', address: '192.0.2.1' };
const denis: Payer = { uid: 'denis', address: '192.0.2.2' };
const stranger: Payer = { uid: null, address: '192.0.2.3' };

const orderOf = (path: string): CallOrder => ({
  ...{ kind: 'call', operationId: 'x', url: `http://a${path}`, method: 'GET', headers: [], viewer: null },
  ...{ trace: '', clientAddress: '', pathParams: {}, params: {}, query: {}, given: {}, body: undefined },
});

const answerOf = (parts: Partial<HeavyAnswer> = {}): HeavyAnswer => ({
  ...{ status: 200, headers: [], body: new Uint8Array([1]), stream: null, refusal: null, cpuMs: 100 },
  ...parts,
});

/** Heavy work over a thread that answers what the test says, when it says so. */
function worldOf(readsPerMinute = 1200) {
  const time = { ms: 0 };
  const clock = { now: () => new Date(time.ms) };
  const log = { warn: () => undefined };
  const count = async () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  const limiter = createBurstLimiter({ clock, log, count }, limitsFor(readsPerMinute));
  const asked: string[] = [];
  const waiting: { path: string; end(answer: HeavyAnswer | Error): void }[] = [];
  const thread: WorkThread = {
    ask<Answer>(order: unknown) {
      const { kind } = order as Order;
      const path = kind === 'call' ? new URL((order as CallOrder).url).pathname : kind;
      asked.push(path);
      return new Promise<Answer>((resolve, reject) => {
        const end = (answer: HeavyAnswer | Error) =>
          answer instanceof Error ? reject(answer) : resolve(answer as Answer);
        waiting.push({ path, end });
      });
    },
    warm: () => undefined,
    close: async () => undefined,
  };
  const { signal } = new AbortController();
  const work = createHeavyWork({ thread, limiter, clock, log });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ time, asked, work, settled },
    ask: (who: Payer, path: string) =>
      work.answer(who, orderOf(path), signal).then(({ status }) => status, told),
    async end(answer: HeavyAnswer | Error = answerOf()) {
      await settled();
      waiting.shift()?.end(answer);
      await settled();
    },
  };
}

function told(error: unknown) {
  if (isAppError(error)) return `${error.code} ${error.data.retryAfterSeconds ?? ''}`.trim();
  throw error;
}

describe('heavy work', () => {
  it('delays another person by one answer, however many somebody asks for at once', async () => {
    const { ask, asked, end } = worldOf();
    for (let count = 0; count < 22; count += 1) void ask(claire, `/c${count}`);
    void ask(denis, '/d0');
    await end();
    expect(asked.slice(0, 3)).toEqual(['/c0', '/c1', '/d0']);
  });

  it('refuses at once what one person asks for beyond twenty that wait, and nobody else', async () => {
    const { ask, asked, settled } = worldOf();
    const answers = Array.from({ length: 100 }, (_, count) => ask(claire, `/c${count}`));
    expect(await answers[99]).toBe('request/too-many 10');
    void ask(denis, '/d0');
    await settled();
    expect(asked).toEqual(['/c0', '/c1', '/d0']);
  });

  it('is charged by what it cost: twenty seconds of processor a minute for one person, whatever the count', async () => {
    const { ask, end, time } = worldOf();
    for (let count = 0; count < 20; count += 1) {
      const answer = ask(claire, '/report');
      await end(answerOf({ cpuMs: 999 }));
      expect(await answer).toBe(200);
    }
    time.ms = 12_000;
    expect(await ask(claire, '/report')).toBe('request/too-many 48');
    const other = ask(denis, '/report');
    await end();
    expect(await other).toBe(200);
    time.ms = 60_000;
    const later = ask(claire, '/report');
    await end();
    expect(await later).toBe(200);
  });

  it('counts for the address and for the link, where nobody is signed in', async () => {
    const { ask, end } = worldOf();
    const reader = (at: number) => ({ uid: null, address: `192.0.2.${at}`, share: 'token' });
    const first = ask(reader(1), '/partage/token');
    await end(answerOf({ cpuMs: 60_000 }));
    expect(await first).toBe(200);
    expect(await ask({ ...reader(1), share: 'another' }, '/partage/another')).toMatch('request/too-many');
    expect(await ask(reader(2), '/partage/token')).toMatch('request/too-many');
    const other = ask({ ...reader(2), share: 'another' }, '/partage/another');
    await end();
    expect(await other).toBe(200);
  });

  it('a budget that is used up while others wait refuses these when their turn comes', async () => {
    const { ask, asked, end } = worldOf();
    const [first, second, third] = ['/1', '/2', '/3'].map((path) => ask(claire, path));
    await end(answerOf({ cpuMs: 20_000 }));
    expect([await first, await third]).toEqual([200, 'request/too-many 60']);
    await end();
    expect([await second, asked]).toEqual([200, ['/1', '/2']]);
  });

  it('costs nothing where the settings let people read as much as they like', async () => {
    const { ask, end } = worldOf(0);
    for (let count = 0; count < 3; count += 1) {
      const answer = ask(claire, '/report');
      await end(answerOf({ cpuMs: 60_000 }));
      expect(await answer).toBe(200);
    }
  });

  it('passes on a refusal as it is, and charges for it', async () => {
    const { ask, end } = worldOf();
    const refusal = { code: 'request/not-found', data: {}, field: undefined } as const;
    const first = ask(claire, '/absent');
    await end(answerOf({ refusal, cpuMs: 20_000 }));
    expect(await first).toBe('request/not-found');
    expect(await ask(claire, '/absent')).toMatch('request/too-many');
  });
});

describe('a body that is made as it is read', () => {
  const part = (byte: number, stream: number | null) =>
    answerOf({ body: new Uint8Array([byte]), stream, cpuMs: 10 });

  it('comes a part at a time, each in its turn: who does not read holds no place', async () => {
    const { work, ask, asked, end, settled } = worldOf();
    const asking = work.answer(claire, orderOf('/export'), new AbortController().signal);
    await end(part(1, 7));
    const answer = await asking;
    // Two others take both places of theirs while nobody reads.
    const others = [ask(denis, '/d0'), ask(stranger, '/s0')];
    await settled();
    expect(asked).toEqual(['/export', '/d0', '/s0']);
    await end();
    await end();
    expect(await Promise.all(others)).toEqual([200, 200]);
    const read = answer.bytes();
    await end(part(2, 7));
    await end(part(3, null));
    expect([...(await read)]).toEqual([1, 2, 3]);
    expect(asked.slice(3)).toEqual(['part', 'part']);
  });

  it('is given up when its reader leaves', async () => {
    const { work, asked, end } = worldOf();
    const asking = work.answer(claire, orderOf('/export'), new AbortController().signal);
    await end(part(1, 7));
    await (await asking).body?.cancel();
    expect(asked).toEqual(['/export', 'drop']);
  });
});

describe('a thread that died', () => {
  const died = () => new ThreadGone('silent', 3_000);

  it('is told with 503, charged, and what killed it alone is not tried again for ten minutes', async () => {
    const { ask, end, time, asked } = worldOf();
    const first = ask(claire, '/bad');
    const beside = ask(denis, '/good');
    await end(died());
    await end(died());
    expect([await first, await beside]).toEqual(['server/gave-up', 'server/gave-up']);
    // Nobody knows yet whose fault it was: both go on, each with nothing beside it.
    const [again, good] = [ask(claire, '/bad'), ask(denis, '/good')];
    await end(died());
    expect(asked.slice(2)).toEqual(['/bad', '/good']);
    await end();
    expect([await again, await good]).toEqual(['server/gave-up', 200]);
    expect(await ask(claire, '/bad')).toBe('server/gave-up');
    const other = ask(claire, '/good');
    await end();
    expect(await other).toBe(200);
    time.ms = 601_000;
    const later = ask(claire, '/bad');
    await end();
    expect(await later).toBe(200);
  });

  it('blames nobody when it could not even start, or when the process stops', async () => {
    const { ask, end } = worldOf();
    for (const why of ['not started', 'closed'] as const) {
      const answer = ask(stranger, '/exemple');
      await end(new ThreadGone(why, 0));
      expect(await answer).toBe('server/unavailable');
    }
    const [one, two] = [ask(stranger, '/exemple'), ask(claire, '/report')];
    await end();
    await end();
    expect([await one, await two]).toEqual([200, 200]);
  });
});

describe('work that waits for others', () => {
  it('holds two places of one person at most, and four waiting: the rest is refused at once', async () => {
    const { work } = worldOf();
    const { signal } = new AbortController();
    const began: string[] = [];
    const wait = (who: Payer) =>
      work
        .waiting(who, signal, () => {
          began.push(who.uid ?? '');
          return new Promise<void>(() => undefined);
        })
        .catch(told);
    const answers = Array.from({ length: 500 }, () => wait(claire));
    expect(await answers[499]).toBe('request/too-many 10');
    void wait(denis);
    await new Promise((resolve) => setImmediate(resolve));
    expect(began).toEqual(['claire', 'claire', 'denis']);
  });
});
