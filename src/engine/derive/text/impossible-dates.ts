import { dayMs } from '#contract/durations.ts';
import { type FoldedBeside, foldedBeside } from './folded-beside.ts';

/** A date that a text announces and that cannot be. */
export interface ImpossibleDate {
  /** `day`: its month has no such day · `weekday`: that day is another one of the week. */
  readonly kind: 'day' | 'weekday';
  /** The date as the page writes it. */
  readonly quote: string;
  /** What it is instead, in French: « septembre a 30 jours », « le 12 mars 2027 est un vendredi ». */
  readonly truth: string;
}

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);
const shownMonths =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
const month = `(${months.join('|')})`;
/** Neither the minutes of an hour, nor the end of a longer number, nor that of a list before the next month (« 31 juin : »). */
const dated = new RegExp(
  `(?<![\\d.,:/h-]|\\d |h )(?:\\b(${weekdays.join('|')}) )?\\b(1er|\\d{1,2}) ${month}(?: (20\\d{2}))?(?![\\w-]| ?:)`,
  'g',
);
/** « Novembre : 22, 29 »: days of a month, one after the other. */
const listed = new RegExp(`\\b${month} ?: ?(\\d{1,2}(?: ?(?:,|et|&) ?\\d{1,2}){1,9})(?![\\d/h:%€])`, 'g');
/** A calendar names several months so; a list of figures beside one month is something else. */
const fewestLists = 3;
/** Above, it is no slip of the hand but another figure. */
const highestSlip = 39;
/** What is over misleads nobody any more. */
const graceDays = 7;

const lastDayOf = (place: number, year: number): number => new Date(Date.UTC(year, place, 0)).getUTCDate();
/** Without a year, a February may have 29 days. */
const leapYear = 2028;

/**
 * Dates of a text that cannot be: « 31 septembre », « 39 » in a list of the days of November, a Saturday that is a Friday where
 * the year is written and the day is not over.
 * @param today `2026-11-27`
 */
export function impossibleDatesIn(text: string, today: string): ImpossibleDate[] {
  const read = foldedBeside(text);
  return [...datesOf(read, today), ...listsOf(read)];
}

function datesOf({ folded, shown }: FoldedBeside, today: string): ImpossibleDate[] {
  return [...folded.matchAll(dated)].flatMap((match): ImpossibleDate[] => {
    const [words, weekday, written = '', name = '', year] = match;
    const quote = shown.slice(match.index, match.index + words.length);
    const day = Number.parseInt(written, 10);
    const place = months.indexOf(name) + 1;
    const last = lastDayOf(place, year === undefined ? leapYear : Number(year));
    if (day === 0 || day > highestSlip) return [];
    if (year !== undefined && isOver(Number(year), place, Math.min(day, last), today)) return [];
    if (day > last) return [{ kind: 'day', quote, truth: tooMany(place, last) }];
    if (weekday === undefined || year === undefined) return [];
    const real = weekdays[new Date(Date.UTC(Number(year), place - 1, day)).getUTCDay()] ?? '';
    if (real === weekday) return [];
    return [
      { kind: 'weekday', quote, truth: `le ${day} ${shownMonths[place - 1] ?? ''} ${year} est un ${real}` },
    ];
  });
}

function listsOf({ folded, shown }: FoldedBeside): ImpossibleDate[] {
  const lists = [...folded.matchAll(listed)];
  if (lists.length < fewestLists) return [];
  return lists.flatMap((match): ImpossibleDate[] => {
    const place = months.indexOf(match[1] ?? '') + 1;
    const last = lastDayOf(place, leapYear);
    const days = (match[2] ?? '').match(/\d+/g)?.map(Number) ?? [];
    const isSlip = days.every((day) => day <= highestSlip) && days.some((day) => day > last || day === 0);
    const quote = shown.slice(match.index, match.index + match[0].length);
    return isSlip ? [{ kind: 'day', quote, truth: tooMany(place, last) }] : [];
  });
}

const tooMany = (place: number, last: number): string => `${shownMonths[place - 1] ?? ''} a ${last} jours`;

const isOver = (year: number, place: number, day: number, today: string): boolean =>
  (Date.parse(today) - Date.UTC(year, place - 1, day)) / dayMs > graceDays;
