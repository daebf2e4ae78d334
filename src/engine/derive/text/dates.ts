import { dayMs } from '#contract/durations.ts';

/** Whole days from one ISO date to another; negative when `to` comes first, null when one is unreadable. */
export function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return Number.isFinite(days) ? Math.floor(days) : null;
}

const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);

/** Dates written in folded French text (« 3 mars 2024 », « 03/03/2024 », « mars 2024 ») as ISO days, in order. */
export function frenchDates(folded: string): string[] {
  const pattern = new RegExp(
    `\\b(?:(1er|\\d{1,2}) )?(${months.join('|')}) (20\\d{2})\\b|\\b(\\d{1,2})[/.-](\\d{1,2})[/.-](20\\d{2})\\b`,
    'g',
  );
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const [, day, month, year, dayNumber, monthNumber, shortYear] = match;
    const parts = month
      ? [year, months.indexOf(month) + 1, day ? Number.parseInt(day, 10) : 1]
      : [shortYear, Number(monthNumber), Number(dayNumber)];
    const iso = `${parts[0]}-${String(parts[1]).padStart(2, '0')}-${String(parts[2]).padStart(2, '0')}`;
    return Number.isNaN(Date.parse(iso)) ? [] : [iso];
  });
}
