import type { Db } from '#platform/database.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import type { AuditRow } from '#store/audits.ts';
import { auditFacts, linksOf, listening, type TellDeps, tell } from './tell-audit.ts';

/** A fix that somebody was given. */
interface GivenFix {
  readonly key: string;
  readonly title: string;
  readonly due: string | null;
  /** What they are called: people of the space read it. */
  readonly assignee: string;
  readonly by: string;
}

/** Tells the addresses that listen that a fix of a site was given to somebody, in the caller’s transaction. */
export async function tellAssigned(
  deps: TellDeps,
  tx: Db,
  audit: AuditRow,
  { key, title, due, assignee, by }: GivenFix,
): Promise<void> {
  const rows = await listening(tx, audit, 'finding.assigned');
  if (rows.length === 0) return;
  await tell(deps, tx, rows, 'finding.assigned', {
    audit: auditFacts(audit),
    assignment: { key, title, due, assignee: { name: assignee }, by: { name: by } },
    ...linksOf(deps, audit),
    fixUrl: `${deps.config.publicUrl}${fixPath(audit.id, { key })}`,
  });
}
