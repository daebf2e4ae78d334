import type { Finding, Report } from '#contract/report.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { assignmentsOfSite } from '#store/assignments.ts';
import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';

/**
 * Tells of each finding of a report whom the fixes that take it away were given to: one of them to who reads, else to somebody, else
 * to nobody.
 */
export async function assigneesOf(
  { db }: Pick<Deps, 'db'>,
  { uid, host }: Pick<AuditRow, 'uid' | 'host'>,
  report: Pick<Report, 'findings' | 'fixes'>,
  person: string,
): Promise<(finding: Finding) => 'moi' | 'autre' | 'personne'> {
  const given = new Map(
    (await assignmentsOfSite(db, uid, host)).flatMap(({ row }) =>
      row.assignee === null ? [] : [[row.fixKey, row.assignee]],
    ),
  );
  const byFinding = new Map<string, Set<string>>();
  for (const fix of fixesOf(report)) {
    const assignee = given.get(fix.key);
    if (assignee === undefined) continue;
    for (const { ruleId, verdict } of fix.findings) {
      const key = `${verdict} ${ruleId}`;
      byFinding.set(key, new Set([...(byFinding.get(key) ?? []), assignee]));
    }
  }
  return ({ ruleId, verdict }) => {
    const people = byFinding.get(`${verdict} ${ruleId}`);
    if (people === undefined) return 'personne';
    return people.has(person) ? 'moi' : 'autre';
  };
}
