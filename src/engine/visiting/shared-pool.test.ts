import { describe, expect, it } from 'vitest';
import { batchPages } from '#contract/shared-visits.ts';
import type { AskedVisit, DoneVisit } from '../ports/shared-visits.ts';
import type { VisitOutcome, VisitPool, VisitRequest } from '../ports/visit.ts';
import { createSharedPool } from './shared-pool.ts';

const request = (page: number): VisitRequest => ({
  ...{ url: `https://www.exemple.fr/${page}`, isHome: false, device: 'mobile', siteDomain: 'exemple.fr' },
  ...{ deadlineMs: 1000, keepArtifacts: false },
});
const notAnalysed = (url: string, detail: string): VisitOutcome => ({
  ...{ kind: 'not-analysed', url, reason: 'blocked', detail },
});

/** A pool of our own whose visits end when told, and a port that notes what it is asked. */
function world(answer: (asked: AskedVisit) => Promise<DoneVisit>, stays = false) {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  const own: VisitPool = {
    browserVersion: () => 'Chromium 1',
    processIds: () => [42],
    keepApart: (gapMs) => void told.push(`apart ${gapMs}`),
    close: async () => void told.push('closed'),
    measure: async () => ({ kind: 'failed', detail: 'here' }),
    choose: async () => ({ kind: 'failed', detail: 'here' }),
    signIn: async () => ({ kind: 'failed', detail: 'here' }),
    trial: async () => ({ kind: 'failed', detail: 'here' }),
    visit: async ({ url }) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return notAnalysed(url, 'here');
    },
  };
  const shared = { ask: answer, leftPlace: () => void told.push('left') };
  return { pool: createSharedPool(own, shared, stays), told, ends };
}

const { signal } = new AbortController();
const elsewhere = async ({ order }: AskedVisit): Promise<DoneVisit> => ({
  outcome: notAnalysed(order.url, 'elsewhere'),
  browserVersion: 'Chromium 2',
});

describe('a pool that shares', () => {
  it('visits the first batch itself and hands over the rest; it leaves its place once it is idle', async () => {
    const { pool, told, ends } = world(elsewhere);
    const here = Array.from({ length: batchPages }, (_, page) => pool.visit(request(page), signal));
    expect(pool.handsOver?.()).toBe(false);
    const there = await pool.visit(request(99), signal);
    expect(there).toMatchObject({ detail: 'elsewhere' });
    expect(pool.handsOver?.()).toBe(true);
    expect(told).toEqual([]);
    expect(await pool.measure({ ...request(0), times: 1, warm: false }, signal)).toMatchObject({
      detail: 'here',
    });
    for (const end of ends) end();
    expect(await Promise.all(here)).toMatchObject(here.map(() => ({ detail: 'here' })));
    await pool.close();
    expect(told).toEqual(['closed', 'left']);
    expect(pool.browserVersion()).toBe('Chromium 1');
    expect(pool.processIds()).toEqual([]);
    const order = { ...request(0), times: 1, warm: false };
    expect(await pool.measure(order, signal)).toMatchObject({ detail: 'elsewhere' });
  });

  it('an audit that needs no more than a batch never leaves, and closes its own pool', async () => {
    const { pool, told, ends } = world(elsewhere);
    const visits = Array.from({ length: batchPages }, (_, page) => pool.visit(request(page), signal));
    for (const end of ends) end();
    await Promise.all(visits);
    expect(told).toEqual([]);
    await pool.close();
    expect(told).toEqual(['closed']);
  });

  it('visits everything itself where journeys follow: it would keep its place and wait for whoever gets it', async () => {
    const { pool, told, ends } = world(elsewhere, true);
    pool.keepApart(0);
    const visits = Array.from({ length: batchPages + 2 }, (_, page) => pool.visit(request(page), signal));
    for (const end of ends) end();
    expect(await Promise.all(visits)).toMatchObject(visits.map(() => ({ detail: 'here' })));
    expect(told).toEqual(['apart 0']);
  });

  it('visits alone a site that asks for seconds between two pages', async () => {
    const { pool, told, ends } = world(elsewhere);
    pool.keepApart(10_000);
    const visits = Array.from({ length: batchPages + 1 }, (_, page) => pool.visit(request(page), signal));
    for (const end of ends) end();
    expect(await Promise.all(visits)).toMatchObject(visits.map(() => ({ detail: 'here' })));
    expect(told).toEqual(['apart 10000']);
  });

  it('always gives an outcome: what cannot be handed over is an incident, what is given up is cancelled', async () => {
    const stop = new AbortController();
    const { pool } = world(() => Promise.reject(new Error('the channel is gone')));
    for (let page = 0; page < batchPages; page += 1) void pool.visit(request(page), signal);
    expect(await pool.visit(request(50), signal)).toMatchObject({
      reason: 'incident',
      detail: 'the channel is gone',
    });
    stop.abort();
    expect(await pool.visit(request(51), stop.signal)).toMatchObject({ reason: 'cancelled' });
  });
});
