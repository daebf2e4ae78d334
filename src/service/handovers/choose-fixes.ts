import { AppError } from '#contract/errors.ts';
import type { Report } from '#contract/report.ts';
import { isDecided } from '#report/decisions/decision-at.ts';
import type { FixView } from '#report/fixes/fix-view.ts';
import { firstFixes } from '#report/fixes/fixes-of.ts';
import { briefFinding, briefFix } from '#report/reading/brief-view.ts';
import { viewReport } from '#report/report-view.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { readOutline } from '../reports/read-parts.ts';
import { decidedOfOutline } from '../reports/read-reading.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';

/** A finished report of one’s own. */
export type DoneAudit = AuditRow & { readonly status: 'done' };

/** @throws AppError `request/not-found`, `report/removed`. */
export function assertOwnReport(audit: AuditRow | null, { uid }: Pick<Viewer, 'uid'>): DoneAudit {
  if (audit === null || audit.uid !== uid || audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  return { ...audit, status: 'done' };
}

/** A report with the fixes that can be handed over: what comes first first, without those that were decided. */
export interface Choosable {
  readonly audit: DoneAudit;
  readonly report: Report;
  readonly views: readonly FixView[];
  /** Keys of those to do first, of every role. */
  readonly first: ReadonlySet<string>;
  /** Keys of those to do first of each role, as if there were no others. */
  readonly firstOfRole: ReadonlySet<string>;
}

/**
 * What one may hand over of one’s own report.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function readChoosable(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
): Promise<Choosable> {
  const audit = assertOwnReport(await findAudit(deps.db, auditId), viewer);
  const report = await readOutline(deps, audit);
  if (report === null) throw new AppError('request/not-found');
  const decided = await decidedOfOutline(deps, audit, report);
  const view = viewReport(report);
  const views = [...view.firstFixes, ...view.moreFixes].filter(({ fix }) =>
    fix.findings.some((finding) => !isDecided(decided, finding)),
  );
  const fixes = views.map(({ fix }) => fix);
  const firstOf = (some: typeof fixes) => firstFixes(some, decided).map(({ key }) => key);
  const byRole = [...Map.groupBy(fixes, ({ role }) => role).values()];
  return {
    audit,
    report,
    views,
    first: new Set(firstOf(fixes)),
    firstOfRole: new Set(byRole.flatMap(firstOf)),
  };
}

/** One fix in the list to choose from. */
export interface ChoosableFix {
  readonly view: FixView;
  readonly isFirst: boolean;
  /** It would be, if its role were alone. */
  readonly isFirstOfRole: boolean;
}

/** The same for the page: in words, without the report. */
export async function listChoosable(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
): Promise<{
  readonly host: string;
  readonly isProtected: boolean;
  readonly fixes: readonly ChoosableFix[];
}> {
  const { audit, views, first, firstOfRole } = await readChoosable(deps, viewer, auditId);
  const fixes = views.map((view) => ({
    view: briefFix({ ...view, erased: view.erased.slice(0, 1), echoes: [] }, briefFinding),
    isFirst: first.has(view.fix.key),
    isFirstOfRole: firstOfRole.has(view.fix.key),
  }));
  return { host: audit.host, isProtected: audit.figures?.protected === true, fixes };
}
