import { hourMs } from './durations.ts';

/** Days it is known which sites were visited when. */
export const siteVisitDays = 180;

/** What somebody who was visited asks: as typed, nothing of it judged. */
export interface VisitQuestion {
  readonly site: string;
  /** `2026-11-21` */
  readonly day: string;
  /** `14` */
  readonly hour: string;
}

/** The names of the fields in an address. */
export function visitQuestionOf(search: URLSearchParams): VisitQuestion {
  const field = (name: string) => (search.get(name) ?? '').trim().slice(0, 300);
  return { site: field('site'), day: field('jour'), hour: field('heure') };
}

const inParis = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/**
 * The moments of an hour in Paris: two hours long where the clock is put back, null where it is put forward over it and
 * for what is no hour.
 */
export function parisHour(day: string, hour: string): { readonly from: Date; readonly to: Date } | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d{1,2}$/.test(hour)) return null;
  const told = `${day} ${hour.padStart(2, '0')}:00`;
  const near = Date.parse(`${day}T00:00:00Z`) + Number(hour) * hourMs;
  const [first, second] = [near - 2 * hourMs, near - hourMs].filter(
    (time) => !Number.isNaN(time) && inParis.format(time) === told,
  );
  return first === undefined ? null : { from: new Date(first), to: new Date((second ?? first) + hourMs) };
}
