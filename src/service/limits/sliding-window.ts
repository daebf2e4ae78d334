import { earlierBy, laterBy } from '#contract/durations.ts';

/** At most `max` moments in any `windowMs`. */
interface SlidingWindow {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * When one more fits where as many as may are in the window: the oldest of them leaves it then. Unlike the windows of
 * `take-limits.ts`, which are counters, it is read from rows that exist anyway.
 * @param moments oldest first; those before the window are passed over
 * @returns null when one more fits now
 */
export function nextFreeMoment(
  moments: readonly Date[],
  { max, windowMs }: SlidingWindow,
  now: Date,
): Date | null {
  const since = earlierBy(now, windowMs);
  const inWindow = moments.filter((moment) => moment > since);
  const oldest = inWindow[inWindow.length - max];
  return oldest ? laterBy(oldest, windowMs) : null;
}
