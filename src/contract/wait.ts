import { countOf } from './french.ts';

/** « 40 secondes », « 12 minutes », « 3 heures », rounded up: whoever waits that long is let in. */
export function sayWait(seconds: number): string {
  if (seconds < 60) return countOf(Math.max(1, Math.ceil(seconds)), 'seconde', 'secondes');
  if (seconds <= 90 * 60) return countOf(Math.ceil(seconds / 60), 'minute', 'minutes');
  return countOf(Math.ceil(seconds / 3600), 'heure', 'heures');
}

/** What a refusal that tells how long to wait carries: for its sentence, and for `Retry-After`. */
export function waitData(seconds: number): { retryAfterSeconds: number; wait: string } {
  return { retryAfterSeconds: seconds, wait: sayWait(seconds) };
}
