import type { StartAuditRequest } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf } from '../domains/proved-domains.ts';

/** What an audit is made of, as stored. */
export type ChosenAudit = Pick<
  AuditRow,
  'url' | 'host' | 'scope' | 'maxPages' | 'device' | 'exclude' | 'profile' | 'ignoreRobots'
>;

/** A request on a normalised address, complete and within the plan. */
export function chooseAudit(target: URL, request: StartAuditRequest, plan: Plan): ChosenAudit {
  const asked = request.scope === 'page' ? 1 : (request.maxPages ?? plan.pagesPerAudit);
  return {
    url: target.href,
    host: target.host,
    scope: request.scope,
    maxPages: Math.min(asked, plan.pagesPerAudit),
    device: request.device ?? 'mobile',
    exclude: request.exclude ?? [],
    profile: request.profile ?? null,
    ignoreRobots: request.ignoreRobots ?? false,
  };
}

/**
 * Looks at what is stored; the proof itself is looked at again when the audit starts.
 * @throws AppError `audit/domain-unproved`.
 */
export async function assertProved(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  uid: string,
  target: URL,
): Promise<void> {
  const rows = await listProofsOf(tx, uid, target.hostname, deps.clock.now());
  if (rows.length === 0)
    throw new AppError('audit/domain-unproved', { field: 'ignoreRobots', data: { host: target.host } });
}
