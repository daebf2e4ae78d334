import type { Fix } from '#contract/fix.ts';
import type { Report } from '#contract/report.ts';
import { isDecided } from '#report/decisions/decision-at.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import type { Deps } from '../deps.ts';
import { decidedOfOutline, readDoneOutline } from './read-reading.ts';
import type { ReportReader } from './read-report.ts';

/**
 * The fixes of a report that is done, what comes first first, without those whose findings were all decided.
 * @throws AppError `request/not-found`, `report/removed`
 */
export async function readOpenFixes(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  reader: ReportReader,
  id: string,
): Promise<{ readonly report: Report; readonly fixes: Fix[]; readonly isOwn: boolean }> {
  const { audit, report, isOwn } = await readDoneOutline(deps, reader, id);
  const decided = await decidedOfOutline(deps, audit, report);
  const fixes = fixesOf(report).filter(({ findings }) =>
    findings.some((finding) => !isDecided(decided, finding)),
  );
  return { report, fixes, isOwn };
}
