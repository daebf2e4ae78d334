import type { Db } from '#platform/database.ts';
import { countOne } from '#store/limits.ts';
import type { CountWindow } from './burst-limiter.ts';
import { keyOf } from './take-limits.ts';

/** Counts in the windows of that database, where all processes count; apart from the strict limits of the same name. */
export function countIn(db: Db): CountWindow {
  return (name, by, { now, windowMs, calls }) =>
    countOne(db, keyOf([`burst ${name}`, by]), now, windowMs, calls);
}
