import { createHash } from 'node:crypto';
import type { StartAuditRequest } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { normaliseTarget } from '#engine/crawl/normalise-url.ts';
import type { Db } from '#platform/database.ts';
import { findAudit, lockOwner, usageOf } from '#store/audits.ts';
import { findIdempotencyKey, saveIdempotencyKey } from '#store/idempotency.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf } from '../domains/proved-domains.ts';
import type { Viewer } from '../viewer.ts';
import { assertProved, chooseAudit } from './choose-audit.ts';
import { assertOwnPlace, assertSiteRoom } from './places.ts';
import { queueAudit } from './queue-audit.ts';
import { assertRoom, quotaMonthOf } from './quota.ts';
import { assertWished } from './site-wish.ts';
import { countStart } from './start-bounds.ts';

export type StartAuditDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

export interface StartedAudit {
  readonly id: string;
  readonly status: 'queued';
  readonly url: string;
}

/** An `Idempotency-Key` is honoured that long. */
export const idempotencyKeyLifeMs = 24 * 3600 * 1000;

/**
 * Accepts an audit: normalised address, quota and simultaneity of the plan checked and the job enqueued in one
 * transaction. The same idempotency key and body within 24 h give the same audit and cost nothing.
 * @throws AppError `target/*`, `audit/domain-unproved`, `audit/quota-reached`, `audit/too-many-at-once`, `audit/starts-limit`,
 * `audit/site-busy`, `audit/site-refuses`, `idempotency/conflict`.
 */
export async function startAudit(
  deps: StartAuditDeps,
  viewer: Pick<Viewer, 'uid'>,
  request: StartAuditRequest,
  idempotencyKey: string | null = null,
): Promise<StartedAudit> {
  const target = normaliseTarget(request.url, { allow: deps.config.allowTargets });
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    const replay = await findReplay(deps, tx, viewer.uid, request, idempotencyKey);
    if (replay !== null) return replay;
    await assertWished(deps, tx, viewer.uid, target);
    if (request.ignoreRobots) await assertProved(deps, tx, viewer.uid, target);
    const plan = planOf(owner.plan);
    const now = deps.clock.now();
    assertRoom(plan, await usageOf(tx, viewer.uid, quotaMonthOf(now)), now);
    await assertOwnPlace(deps, tx, viewer.uid, plan);
    const chosen = chooseAudit(target, request, plan);
    // Whoever answers for a site is not kept from it by the audits of others.
    const proofs = await listProofsOf(tx, viewer.uid, target.hostname, now);
    if (proofs.length === 0) await assertSiteRoom(deps, tx, chosen);
    const audit = await queueAudit(deps, tx, { uid: viewer.uid, plan, ...chosen });
    await countStart(deps, tx, plan, { uid: viewer.uid, auditId: audit.id, round: 0 });
    if (idempotencyKey !== null) {
      await saveIdempotencyKey(tx, {
        uid: viewer.uid,
        key: idempotencyKey,
        requestHash: hashOf(request),
        auditId: audit.id,
        createdAt: now,
      });
    }
    return { id: audit.id, status: 'queued', url: audit.url };
  });
}

async function findReplay(
  deps: StartAuditDeps,
  tx: Db,
  uid: string,
  request: StartAuditRequest,
  key: string | null,
): Promise<StartedAudit | null> {
  if (key === null) return null;
  const notBefore = new Date(deps.clock.now().getTime() - idempotencyKeyLifeMs);
  const known = await findIdempotencyKey(tx, uid, key, notBefore);
  if (known === null) return null;
  if (known.requestHash !== hashOf(request)) throw new AppError('idempotency/conflict');
  const audit = await findAudit(tx, known.auditId);
  return audit === null ? null : { id: audit.id, status: 'queued', url: audit.url };
}

/** The same request gives the same hash whatever the order of its fields. */
function hashOf(request: StartAuditRequest): string {
  const sorted = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
