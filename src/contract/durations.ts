/** Lengths of time, in milliseconds. A day is 24 hours: those of a calendar are in `paris-time.ts`. */
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The moment that comes `durationMs` after that one. */
export const laterBy = (moment: Date, durationMs: number): Date => new Date(moment.getTime() + durationMs);

/** The moment that came `durationMs` before that one. */
export const earlierBy = (moment: Date, durationMs: number): Date => new Date(moment.getTime() - durationMs);
