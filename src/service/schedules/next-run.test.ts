import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleRule } from '#contract/schedule-words.ts';
import { nextRun } from './next-run.ts';

const weekly = (day: number, hour: number): ScheduleRule => ({ frequency: 'weekly', day, hour });
const monthly = (day: number, hour: number): ScheduleRule => ({ frequency: 'monthly', day, hour });
const next = (rule: ScheduleRule, after: string) => nextRun(rule, new Date(after)).toISOString();

describe('the next run of a schedule, in Paris', () => {
  it.each([
    ['winter', weekly(1, 6), '2026-11-21T10:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['summer', weekly(1, 6), '2026-07-01T10:00:00Z', '2026-07-06T04:00:00.000Z'],
    ['later the same day', weekly(6, 18), '2026-11-21T10:00:00Z', '2026-11-21T17:00:00.000Z'],
    [
      'a week after it was due to the second',
      weekly(1, 6),
      '2026-11-23T05:00:00Z',
      '2026-11-30T05:00:00.000Z',
    ],
    ['the day of Paris, not of Greenwich', weekly(7, 0), '2026-11-21T22:59:59Z', '2026-11-21T23:00:00.000Z'],
    ['over the new year', monthly(1, 0), '2026-12-31T22:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['the last day of a shorter month', monthly(31, 6), '2027-02-01T00:00:00Z', '2027-02-28T05:00:00.000Z'],
    ['a leap year', monthly(31, 6), '2028-02-01T00:00:00Z', '2028-02-29T05:00:00.000Z'],
    ['then the longer one again', monthly(31, 6), '2027-02-28T05:00:00Z', '2027-03-31T04:00:00.000Z'],
  ])('%s', (_, rule, after, expected) => {
    expect(next(rule, after)).toBe(expected);
  });

  it('keeps its hour over both changes of hour', () => {
    expect(next(weekly(1, 6), '2026-03-23T05:00:00Z')).toBe('2026-03-30T04:00:00.000Z');
    expect(next(weekly(1, 6), '2026-10-19T04:00:00Z')).toBe('2026-10-26T05:00:00.000Z');
  });

  it('an hour that does not exist is the next moment that does, that day only', () => {
    // On 29 March 2026 clocks go from 2:00 to 3:00 at 1:00 UTC.
    expect(next(weekly(7, 2), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(weekly(7, 2), '2026-03-29T01:00:00Z')).toBe('2026-04-05T00:00:00.000Z');
  });

  it('an hour that exists twice comes once, the first time', () => {
    // On 25 October 2026 clocks show 2:00 at 0:00 and at 1:00 UTC.
    expect(next(weekly(7, 2), '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(weekly(7, 2), '2026-10-25T00:00:00Z')).toBe('2026-11-01T01:00:00.000Z');
    expect(next(weekly(7, 2), '2026-10-25T00:30:00Z')).toBe('2026-11-01T01:00:00.000Z');
  });
});

const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shown = (moment: Date) =>
  Object.fromEntries(paris.formatToParts(moment).map(({ type, value }) => [type, value]));

const anyRule = fc.oneof(
  fc.record({
    frequency: fc.constant('weekly' as const),
    day: fc.integer({ min: 1, max: 7 }),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    day: fc.integer({ min: 1, max: 31 }),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
);
const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2045-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('whatever the rule and the moment', () => {
  it('the next run lies ahead, at its hour by the clocks of Paris (3 where there is no 2)', () => {
    fc.assert(
      fc.property(anyRule, anyMoment, (rule, after) => {
        const run = nextRun(rule, after);
        const { weekday, day, hour, minute } = shown(run);
        expect(run.getTime()).toBeGreaterThan(after.getTime());
        expect(minute).toBe('00');
        const springs = rule.hour === 2 && shown(new Date(run.getTime() - 1)).hour === '01';
        expect(Number(hour)).toBe(springs && Number(hour) === 3 ? 3 : rule.hour);
        if (rule.frequency === 'weekly')
          expect(weekday).toBe(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][rule.day - 1]);
        else if (rule.day <= 28) expect(Number(day)).toBe(rule.day);
        else expect(Number(day)).toBeGreaterThanOrEqual(28);
      }),
    );
  });

  it('none is left out between two: a week is seven days give or take an hour, a month 28 to 31', () => {
    fc.assert(
      fc.property(anyRule, anyMoment, (rule, after) => {
        const first = nextRun(rule, after);
        const hours = (nextRun(rule, first).getTime() - first.getTime()) / 3_600_000;
        const [least, most] = rule.frequency === 'weekly' ? [167, 169] : [28 * 24 - 1, 31 * 24 + 1];
        expect(hours).toBeGreaterThanOrEqual(least);
        expect(hours).toBeLessThanOrEqual(most);
        // Asked at any moment before it, the answer is the same.
        expect(nextRun(rule, new Date(first.getTime() - 1))).toEqual(first);
        expect(first.getTime() - after.getTime()).toBeLessThanOrEqual(most * 3_600_000);
      }),
    );
  });
});
