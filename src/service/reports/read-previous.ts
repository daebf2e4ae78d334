import type { AuditSummary } from '#contract/api/audits.ts';
import { meanOf, ratedThemes } from '#contract/common-themes.ts';
import type { Report } from '#contract/report.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { themesJudgedAlike } from '#report/judged-alike.ts';
import type { PastScores } from '#report/score-change.ts';
import { type AuditRow, findPreviousDone } from '#store/audits.ts';
import { readAuditRow } from '#store/report-reads.ts';
import type { Deps } from '../deps.ts';
import { readOutline } from './read-parts.ts';

/**
 * Scores of the audit before, asked for alike; null for a first one, or one that is not done. A theme that other rules or
 * other prices made has none, and the site’s is made without it: what we changed is no change of the site.
 */
export async function readPrevious(
  deps: Pick<Deps, 'db'>,
  audit: AuditSummary,
  outline: Report | null = null,
): Promise<PastScores | null> {
  if (audit.status !== 'done') return null;
  const row = await readAuditRow(deps.db, audit.id);
  const previous = row && (await findPreviousDone(deps.db, row));
  if (!previous) return null;
  const [before, now] = await Promise.all([
    previous.reportRemovedAt === null ? readOutline(deps, previous) : null,
    outline ?? readOutline(deps, audit),
  ]);
  return comparable(pastScores(previous), before && now ? themesJudgedAlike(before, now) : new Set());
}

/** The same without the themes that other rules or other prices made. */
export function comparable(past: PastScores, alike: ReadonlySet<Theme>): PastScores {
  const themes = themeIds.flatMap((theme) => {
    const known = past.themes[theme];
    return known && alike.has(theme) ? [[theme, known] as const] : [];
  });
  const isWhole = themeIds.every((theme) => alike.has(theme));
  const ranges = Object.fromEntries(themes);
  return { ...past, ...(!isWhole && meanOf(ranges, ratedThemes(ranges))), themes: ranges };
}

/** What an audit that is done leaves to compare with. */
export function pastScores({
  id,
  finishedAt,
  createdAt,
  score,
  scoreUpTo,
  pageCount,
  themeScores,
  themesUpTo,
}: AuditRow): PastScores {
  const themes = themeIds.flatMap((theme): [Theme, { score: number | null; upTo: number | null }][] => {
    const known = themeScores?.[theme];
    return known === undefined ? [] : [[theme, { score: known, upTo: themesUpTo?.[theme] ?? null }]];
  });
  return {
    id,
    finishedAt: (finishedAt ?? createdAt).toISOString(),
    score,
    upTo: scoreUpTo,
    pageCount,
    themes: Object.fromEntries(themes),
  };
}
