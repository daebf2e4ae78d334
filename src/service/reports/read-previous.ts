import type { AuditSummary } from '#contract/api/audits.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import type { PastScores } from '#report/score-change.ts';
import { type AuditRow, findPreviousDone } from '#store/audits.ts';
import { readAuditRow } from '#store/report-reads.ts';
import type { Deps } from '../deps.ts';

/** Scores of the audit before, asked for alike; null for a first one, or one that is not done. */
export async function readPrevious(deps: Pick<Deps, 'db'>, audit: AuditSummary): Promise<PastScores | null> {
  if (audit.status !== 'done') return null;
  const row = await readAuditRow(deps.db, audit.id);
  const previous = row && (await findPreviousDone(deps.db, row));
  return previous ? pastScores(previous) : null;
}

function pastScores({
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
