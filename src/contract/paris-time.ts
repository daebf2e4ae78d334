import { hourMs } from './durations.ts';

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

/** What clocks in Paris show at a moment, as if Paris were at Greenwich. Both in milliseconds since 1970. */
export function parisWall(moment: number): number {
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
export function parisInstant(wall: number): number {
  // Summer time first: of two equal hours it is the earlier one.
  const summer = wall - 2 * hourMs;
  return parisWall(summer) === wall ? summer : wall - hourMs;
}

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The calendar day in Paris, `2026-11-21`: compares as text. */
export const parisDay = (moment: Date): string => days.format(moment);

/** The calendar month in Paris, `2026-11`. */
export const parisMonth = (moment: Date): string => parisDay(moment).slice(0, 7);
