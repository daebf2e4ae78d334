import { dayMs } from '#contract/durations.ts';
import { formatDate } from '#contract/french.ts';

const weekMs = 7 * dayMs;

/**
 * Stable releases of Chrome: number 153 on 8 September 2026, the first of a cycle of two weeks; before it, four weeks since number 94
 * (announcements of the Chrome release team, 2021 and 2026). Later releases never come before this calendar and may come
 * after it: they wait for holidays.
 */
const known = { major: 153, at: Date.UTC(2026, 8, 8), weeksBefore: 4, weeksAfter: 2 };

/** How long a release may be late against the calendar, a distribution’s package against the release, or both. */
const toleranceMs = 2 * weekMs;
/** A browser that visits hostile pages misses a month of corrections of security by then. */
const oldMs = 6 * weekMs;

/** When the release of that program came out, by the calendar; null for what says no version of Chromium. */
export function releasedAt(version: string): Date | null {
  const major = /^[A-Z][\w ]* (\d{2,4})\./.exec(version)?.[1];
  if (major === undefined) return null;
  const after = Number(major) - known.major;
  const weeks = after * (after < 0 ? known.weeksBefore : known.weeksAfter);
  return new Date(known.at + weeks * weekMs);
}

/**
 * What the start says of a browser that is surely old, in French; null while it may be recent. Nothing is refused: a calendar that
 * changes would stop an installation whose browser is new.
 */
export function oldBrowserWarning(version: string, now: Date): string | null {
  const released = releasedAt(version);
  if (released === null || now.getTime() - released.getTime() - toleranceMs < oldMs) return null;
  return `Attention : le navigateur qui visite les sites (${version}) date du ${formatDate(released)} environ et n’a plus les corrections de sécurité. Mettez-le à jour (Debian : apt-get install --only-upgrade chromium-headless-shell chromium ; conteneur : refaites l’image ; sinon CHROMIUM_PATH).`;
}
