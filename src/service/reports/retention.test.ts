import { describe, expect, it } from 'vitest';
import { removalOf } from './retention.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const removed = (finished: string, plan: string, ...changes: [string, string][]) =>
  removalOf(day(finished), {
    plan,
    changes: changes.map(([fromPlan, changedAt]) => ({ fromPlan, changedAt: day(changedAt) })),
  })
    .toISOString()
    .slice(0, 10);

describe('when a report is removed', () => {
  it.each([
    ['free', '2026-04-01'],
    ['pro', '2027-01-01'],
    ['agency', '2028-12-31'],
    ['a plan that is no more', '2026-04-01'],
  ])('by the plan %s', (plan, expected) => {
    expect(removed('2026-01-01', plan)).toBe(expected);
  });

  it('an old report stays thirty days after a smaller plan', () => {
    expect(removed('2026-01-01', 'free', ['pro', '2026-06-10'])).toBe('2026-07-10');
  });

  it('but not longer than the former plan kept it', () => {
    expect(removed('2026-01-01', 'free', ['pro', '2026-12-20'])).toBe('2027-01-01');
  });

  it('a young one goes by the present plan', () => {
    expect(removed('2026-06-01', 'free', ['pro', '2026-06-10'])).toBe('2026-08-30');
  });

  it('of two changes the kinder one counts', () => {
    expect(removed('2025-01-01', 'free', ['agency', '2026-06-01'], ['pro', '2026-06-20'])).toBe('2026-07-01');
  });

  it('a larger plan takes nothing away', () => {
    expect(removed('2026-01-01', 'pro', ['free', '2026-06-10'])).toBe('2027-01-01');
  });
});
