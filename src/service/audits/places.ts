import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { listUnfinished } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { auditJobId } from './enqueue-audit.ts';
import { assertPlace } from './quota.ts';
import { auditTurn } from './site-turn.ts';

/** Audits of one site that may wait for their turn, whoever asked: about half a day of small ones. */
const waitingPerSite = 20;

/**
 * A person’s audits that wait because somebody else’s runs on their site take no place, as long as they are no more
 * than the plan has places.
 * @throws AppError `audit/too-many-at-once`.
 */
export async function assertOwnPlace(
  deps: Pick<Deps, 'queue'>,
  tx: Db,
  uid: string,
  plan: Plan,
): Promise<void> {
  const own = (await listUnfinished(tx, uid)).filter(
    ({ status, scheduleId }) => status === 'running' || scheduleId === null,
  );
  const waiting = await deps.queue.waitingForTurn(
    tx,
    own.map(({ id, round }) => auditJobId(id, round)),
  );
  assertPlace(plan, Math.max(own.length - waiting.size, own.length - plan.auditsAtOnce));
}

/** @throws AppError `audit/site-busy` when too many wait for that site already. */
export async function assertSiteRoom(
  deps: Pick<Deps, 'queue' | 'config'>,
  tx: Db,
  audit: { readonly url: string; readonly host: string; readonly maxPages: number },
): Promise<void> {
  const { turn } = auditTurn(audit, deps.config.visitAtWill);
  if (turn === undefined) return;
  if ((await deps.queue.countWaiting(tx, turn)) < waitingPerSite) return;
  const limit = countOf(waitingPerSite, 'audit', 'audits');
  throw new AppError('audit/site-busy', { data: { host: audit.host, limit } });
}
