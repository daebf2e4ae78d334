import type { ScheduleRule } from '#contract/schedule-words.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What clocks in Paris show at a moment, as if Paris were at Greenwich, in milliseconds. */
function parisWall(moment: number): number {
  const parts = Object.fromEntries(
    parisClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The moment clocks in Paris show that. An hour that exists twice (end of summer time) is its first one; one that does
 * not exist (start of summer time) is the next moment that does.
 * @param wall as `parisWall` gives it
 */
function parisInstant(wall: number): number {
  // Summer time first: of two equal hours it is the earlier one.
  const summer = wall - 2 * hourMs;
  return parisWall(summer) === wall ? summer : wall - hourMs;
}

/** The first moment a schedule is due after another. */
export function nextRun(rule: ScheduleRule, after: Date): Date {
  for (const day of dueDays(rule, parisWall(after.getTime()))) {
    const moment = parisInstant(day + rule.hour * hourMs);
    if (moment > after.getTime()) return new Date(moment);
  }
  throw new Error('A schedule has no end.');
}

/** The days of a schedule from that one on, each at midnight: enough for one to lie ahead. */
function dueDays({ frequency, day }: ScheduleRule, wall: number): number[] {
  const today = new Date(wall - (wall % dayMs));
  if (frequency === 'weekly') {
    const ahead = (day - (today.getUTCDay() || 7) + 7) % 7;
    return [ahead, ahead + 7].map((days) => today.getTime() + days * dayMs);
  }
  return [0, 1].map((months) => {
    const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + months];
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Date.UTC(year, month, Math.min(day, last));
  });
}
