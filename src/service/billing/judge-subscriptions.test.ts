import { describe, expect, it } from 'vitest';
import { type BilledStatus, billedStatuses } from '#contract/billing.ts';
import type { Subscription } from '#platform/billing.ts';
import { judgeSubscriptions, nextCheck, stateOf, storedSubscription } from './judge-subscriptions.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const at = { graceDays: 14, now };

const of = (status: BilledStatus, change: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status,
  plan: 'pro',
  createdAt: inDays(-40),
  periodEndsAt: inDays(20),
  cancelsAt: null,
  dueSince: status === 'past_due' ? inDays(-3) : null,
  openInvoice: null,
  ...change,
});

describe('subscriptions', () => {
  it('give their plan by their status', () => {
    const given = billedStatuses.filter((status) => judgeSubscriptions([of(status)], at).plan === 'pro');
    expect(given).toEqual(['trialing', 'active', 'past_due']);
  });

  it('keep it through the days of grace, to the second', () => {
    const plan = (dueSince: Date | null, graceDays = 14) =>
      judgeSubscriptions([of('past_due', { dueSince })], { graceDays, now }).plan;
    expect([plan(inDays(-13.99)), plan(inDays(-14)), plan(now, 0), plan(null)]).toEqual([
      'pro',
      'free',
      'free',
      'pro',
    ]);
  });

  it('count the largest of several, ended ones never', () => {
    const several = [
      of('active'),
      of('active', { id: 'sub_2', plan: 'agency' }),
      of('canceled', { plan: 'agency' }),
    ];
    expect(judgeSubscriptions(several, at)).toMatchObject({
      plan: 'agency',
      live: 2,
      shown: { id: 'sub_2' },
    });
    expect(judgeSubscriptions([of('active'), of('unpaid', { plan: 'agency' })], at).plan).toBe('pro');
    expect(judgeSubscriptions([], at)).toEqual({ plan: 'free', shown: null, live: 0 });
  });

  it('say nothing of the plan at an unknown price', () => {
    expect(judgeSubscriptions([of('active', { plan: null })], at).plan).toBe('unknown');
    expect(judgeSubscriptions([of('canceled', { plan: null })], at).plan).toBe('free');
  });
});

describe('what is kept of them', () => {
  const kept = (one: Subscription) => storedSubscription(judgeSubscriptions([one], at));

  it('is asked for again when a clock changes something, within a day in any case', () => {
    const next = (one: Subscription) => nextCheck(kept(one), null, at);
    expect(next(of('active'))).toEqual(inDays(1));
    expect(next(of('past_due', { dueSince: inDays(-13.5) }))).toEqual(inDays(0.5));
    expect(next(of('active', { cancelsAt: now, periodEndsAt: null }))?.getTime()).toBe(
      now.getTime() + 900_000,
    );
  });

  it('is left alone when nothing can come', () => {
    expect(nextCheck(null, null, at)).toBeNull();
    expect(nextCheck(null, inDays(-2), at)).toBeNull();
    expect(nextCheck(null, now, at)?.getTime()).toBe(now.getTime() + 1_800_000);
  });

  it('has a state for the page', () => {
    const state = (one: Subscription) => stateOf(kept(one), 14, now);
    const openInvoice = { id: 'in_1', url: null, needsApproval: true };
    expect(state(of('active', { openInvoice }))).toBe('action-required');
    expect(state(of('active', { cancelsAt: inDays(3) }))).toBe('ending');
    expect(state(of('past_due', { dueSince: inDays(-20) }))).toBe('suspended');
    expect(stateOf(null, 14, now)).toBe('none');
  });
});
