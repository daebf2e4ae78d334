import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { parisMonth } from '#contract/paris-time.ts';
import { plans } from '#contract/plans.ts';
import { assertPlanAtOnce } from './limits.ts';
import { assertQuotaLeft, quotaRenewal } from './quota.ts';

describe('the quota month is the calendar month in Paris', () => {
  it.each([
    ['2026-11-30T22:59:59Z', '2026-11'],
    ['2026-11-30T23:00:00Z', '2026-12'],
    ['2026-06-30T21:59:59Z', '2026-06'],
    ['2026-06-30T22:00:00Z', '2026-07'],
  ])('%s counts in %s', (moment, month) => {
    expect(parisMonth(new Date(moment))).toBe(month);
  });

  it('frees on the first of the next month, over the new year too', () => {
    expect(quotaRenewal(new Date('2026-12-31T22:00:00Z')).toISOString()).toBe('2027-01-01T12:00:00.000Z');
    expect(quotaRenewal(new Date('2026-12-31T23:30:00Z')).toISOString()).toBe('2027-02-01T12:00:00.000Z');
  });
});

describe('a refusal names the limit and when it frees', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const refusal = (usage: { thisMonth: number; atOnce: number }, plan = plans.free) => {
    try {
      assertQuotaLeft(plan, usage, now);
      assertPlanAtOnce(plan, usage.atOnce);
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, message: error.message, field: error.field };
      throw error;
    }
    return null;
  };

  it('at the end of the month’s audits', () => {
    expect(refusal({ thisMonth: 5, atOnce: 0 })).toEqual({
      code: 'audit/quota-reached',
      message:
        'Vous avez utilisé vos 5 audits du mois. De nouveaux audits seront disponibles le 1er décembre 2026.',
      // The address is not to blame.
      field: undefined,
    });
  });

  it('when one audit is under way', () => {
    expect(refusal({ thisMonth: 1, atOnce: 1 })).toMatchObject({
      code: 'audit/too-many-at-once',
      message: expect.stringContaining('permet 1\u00a0audit à la fois'),
    });
  });

  it('and nothing below the limits', () => {
    expect(refusal({ thisMonth: 4, atOnce: 0 })).toBeNull();
  });
});
