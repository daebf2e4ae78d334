const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The calendar day in Paris, `2026-11-21`: compares as text. */
export const parisDay = (moment: Date): string => days.format(moment);
