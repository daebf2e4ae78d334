import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { countActive, listUnfinished } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { answersForSite } from '../domains/answers-for-site.ts';
import { auditJobId } from './enqueue-audit.ts';
import { assertPlace } from './quota.ts';
import { auditTurn, auditTurnsOf } from './site-turn.ts';

/** Audits of strangers that may wait for the turns of one site, over all persons: about an hour of small ones. */
const strangersPerSite = 3;

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

/**
 * Whoever answers for the site is never refused because of strangers.
 * @throws AppError `audit/site-busy` when too many strangers wait for that site already.
 */
export async function assertSiteRoom(
  deps: Pick<Deps, 'queue' | 'config' | 'clock'>,
  tx: Db,
  audit: { readonly uid: string; readonly url: string; readonly host: string; readonly maxPages: number },
): Promise<void> {
  if (auditTurn(audit, deps.config.visitAtWill).turn === undefined) return;
  if (await answersForSite(tx, audit, deps.clock.now())) return;
  const waiting = await deps.queue.waitingStrangers(tx, auditTurnsOf(audit.url));
  if ((await countActive(tx, waiting)) < strangersPerSite) return;
  const limit = countOf(strangersPerSite, 'audit', 'audits');
  throw new AppError('audit/site-busy', { data: { host: audit.host, limit } });
}
