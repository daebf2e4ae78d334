import { dayMs, hourMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import type { Plan } from '#contract/plans.ts';
import { nextFreeMoment } from '../limits/sliding-window.ts';

/** Of one person at once: each takes a browser. */
const atOnce = 3;

interface Asked {
  readonly host: string;
  readonly createdAt: Date;
}

/**
 * What is fair: so many in 24 hours for a person, so many in an hour for a site. Both windows slide.
 * @param asked of the last 24 hours, oldest first
 * @throws AppError `verification/too-many-at-once`, `verification/day-limit` or `verification/site-limit`, with the moment it frees.
 */
export function assertVerificationRoom(
  plan: Plan,
  { asked, open, host, now }: { asked: readonly Asked[]; open: number; host: string; now: Date },
): void {
  const { verificationsPerDay, verificationsPerSiteHour } = plan;
  if (open >= atOnce)
    throw new AppError('verification/too-many-at-once', { data: { limit: wordsOf(atOnce) } });
  const freeDay = nextFreeMoment(momentsOf(asked), { max: verificationsPerDay, windowMs: dayMs }, now);
  if (freeDay)
    throw new AppError('verification/day-limit', {
      data: { limit: wordsOf(verificationsPerDay), date: formatDateTime(freeDay) },
    });
  const ofSite = momentsOf(asked.filter((one) => one.host === host));
  const freeHour = nextFreeMoment(ofSite, { max: verificationsPerSiteHour, windowMs: hourMs }, now);
  if (freeHour)
    throw new AppError('verification/site-limit', {
      data: { host, limit: wordsOf(verificationsPerSiteHour), date: formatDateTime(freeHour) },
    });
}

const wordsOf = (count: number) => countOf(count, 'vérification', 'vérifications');
const momentsOf = (asked: readonly Asked[]) => asked.map(({ createdAt }) => createdAt);
