import type { AuditSummary } from '#contract/api/audits.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { AppError } from '#contract/errors.ts';
import type { Finding, Report } from '#contract/report.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import type { Beside } from '#report/reading/filter-findings.ts';
import { findingPath } from '#report/reading/finding-path.ts';
import { type FindingReading, findingReading } from '#report/reading/finding-reading.ts';
import { type ReportReading, readingOf } from '#report/reading/reading-of.ts';
import type { ReportQuery } from '#report/reading/report-query.ts';
import { listEarlierDone } from '#store/audits.ts';
import { standingDecisionsOf } from '#store/decisions.ts';
import type { LookDeps } from '../admin/record-look.ts';
import { summariseAudit } from '../audits/summarise-audit.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { assigneesOf } from '../work/assignees-of.ts';
import { compareAudits } from './compare-audits.ts';
import { readFindingPart, readHomePart, readOutline } from './read-parts.ts';
import { assertKept, findReadable, type ReportReader } from './read-report.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** An audit with its report arranged for a reader. */
export interface ReadAudit {
  readonly audit: AuditSummary;
  /** The reader’s own; otherwise they are an administrator. */
  readonly isOwn: boolean;
  /** Null unless the audit is done; for the server alone, the page gets `reading`. */
  readonly outline: Report | null;
  readonly reading: ReportReading | null;
  /** There is an earlier audit of the site to compare with. */
  readonly hasEarlier: boolean;
}

/** @throws AppError `request/not-found`, the same for an unknown audit and for another’s. */
export async function readReading(
  deps: LookDeps,
  reader: ReportReader,
  id: string,
  query: ReportQuery,
): Promise<ReadAudit> {
  const row = await findReadable(deps, reader, id);
  const audit = summariseAudit(row);
  const outline = await readOutline(deps, audit);
  const hasEarlier = outline !== null && (await listEarlierDone(deps.db, row, 1)).length > 0;
  const decided = outline && (await decidedOfOutline(deps, audit, outline));
  const homePart = outline && (await readHomePart(deps, audit, outline));
  const beside = {
    isDecided: ({ ruleId, verdict }: Finding) => isNamedIn(decided, ruleId, verdict),
    ...(query.assignee !== null &&
      outline && { assigneeOf: await assigneesOf(deps, row, outline, reader.personUid ?? reader.uid) }),
    ...(query.isNew && hasEarlier && { isNew: await newcomers(deps, reader, id) }),
  };
  return {
    audit,
    isOwn: row.uid === reader.uid,
    outline,
    reading:
      outline &&
      readingOf(outline, { query, decided, beside, homePart: homePart ?? undefined, isBrief: true }),
    hasEarlier,
  };
}

/** Tells the findings that show somewhere the audit before did not show them. */
async function newcomers(
  deps: LookDeps,
  reader: ReportReader,
  id: string,
): Promise<Beside['isNew'] & object> {
  const { comparison } = await compareAudits(deps, reader, id, null);
  const key = ({ ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>) => `${verdict} ${ruleId}`;
  const fresh = new Set(comparison?.rules.filter((rule) => rule.fresh.count > 0).map(key));
  return (finding) => fresh.has(key(finding));
}

/** A finding of a report for who reads it. */
interface FoundFinding {
  readonly audit: AuditSummary;
  readonly isOwn: boolean;
  readonly reading: FindingReading;
  /** What takes it away: mostly one. */
  readonly fixes: readonly { readonly key: string; readonly title: string }[];
}

/**
 * A finding of a report with the proofs of some of its pages.
 * @throws AppError `request/not-found` for a finding that the report does not have, too; `report/removed`
 */
export async function readFinding(
  deps: LookDeps & Pick<Deps, 'config'>,
  reader: ReportReader,
  id: string,
  asked: { readonly ruleId: string; readonly verdict: Finding['verdict']; readonly at: number },
): Promise<FoundFinding> {
  const { audit, isOwn } = await readDone(deps, reader, id);
  const part = await readFindingPart(deps, audit, asked.verdict, asked.ruleId);
  if (part === null) throw new AppError('request/not-found');
  const address = `${deps.config.publicUrl}${findingPath(id, part.finding)}`;
  const outline = await readOutline(deps, audit);
  const decided = outline && (await decidedOfOutline(deps, audit, outline));
  return {
    audit,
    isOwn,
    reading: findingReading(part, asked.at, address, decided, outline && profileOf(outline)),
    fixes: outline ? fixesWith(outline, part.finding) : [],
  };
}

const mostFixes = 5;

const fixesWith = (outline: Report, { ruleId, verdict }: Finding) =>
  fixesOf(outline)
    .filter(({ findings }) => findings.some((one) => one.ruleId === ruleId && one.verdict === verdict))
    .slice(0, mostFixes)
    .map(({ key, title }) => ({ key, title }));

/** The outline of a report that is done. @throws AppError `request/not-found`, `report/removed` */
export async function readDoneOutline(
  deps: LookDeps,
  reader: ReportReader,
  id: string,
): Promise<{ audit: AuditSummary; report: Report; isOwn: boolean }> {
  const { audit, isOwn } = await readDone(deps, reader, id);
  const report = await readOutline(deps, audit);
  if (report === null) throw new AppError('request/not-found');
  return { audit, report, isOwn };
}

/** What was decided of the report: only findings that decisions are about are read whole for it. */
export async function decidedOfOutline(
  deps: ReadDeps,
  audit: Pick<AuditSummary, 'id' | 'status'>,
  outline: Report,
): Promise<DecidedReport | null> {
  const standing = await standingDecisionsOf(deps.db, audit.id);
  if (standing.length === 0) return null;
  const rules = new Set(standing.map(({ ruleId }) => ruleId));
  const findings = await Promise.all(
    outline.findings.map(async (finding) => {
      if (!rules.has(finding.ruleId)) return finding;
      const part = await readFindingPart(deps, audit, finding.verdict, finding.ruleId);
      return part?.finding ?? finding;
    }),
  );
  return decidedOf(deps, audit.id, { ...outline, findings });
}

/** Some decision holds on the finding, or on a place of it. */
const isNamedIn = (decided: DecidedReport | null, ruleId: string, verdict: Finding['verdict']): boolean =>
  decided?.findings.some(
    (finding) =>
      finding.ruleId === ruleId &&
      finding.verdict === verdict &&
      (finding.decision !== null || finding.occurrences.length > 0),
  ) ?? false;

async function readDone(
  deps: LookDeps,
  reader: ReportReader,
  id: string,
): Promise<{ audit: AuditSummary; isOwn: boolean }> {
  const row = await findReadable(deps, reader, id);
  if (row.status !== 'done') throw new AppError('request/not-found');
  assertKept(row);
  return { audit: summariseAudit(row), isOwn: row.uid === reader.uid };
}
