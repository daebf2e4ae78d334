import { dayMs, hourMs } from '#contract/durations.ts';
import { parisInstant, parisWall } from '#contract/paris-time.ts';
import type { ScheduleRule } from '#contract/schedule-words.ts';

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
