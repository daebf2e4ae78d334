import type { FailureCode } from '#contract/audit.ts';
import { dayMs, earlierBy, hourMs } from '#contract/durations.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import type { Plan, PlanId } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { insertStart, startsSince } from '#store/audit-starts.ts';
import { type AuditRow, countActive, isAnotherDone, listUnfinished } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { answersForSite } from '../domains/answers-for-site.ts';
import { countedDomain } from '../limits/counted-address.ts';
import { sharedLimits } from '../limits/shared-limits.ts';
import { nextFreeMoment } from '../limits/sliding-window.ts';
import { readLimit, takeLimit } from '../limits/take-limits.ts';
import { auditJobId } from './queue-audit.ts';
import { auditTurn, auditTurnsOf } from './site-turns.ts';

/** @throws AppError `audit/too-many-at-once`. */
export function assertPlanAtOnce(plan: Plan, atOnce: number): void {
  if (atOnce < plan.auditsAtOnce) return;
  throw new AppError('audit/too-many-at-once', {
    data: { limit: countOf(plan.auditsAtOnce, 'audit', 'audits') },
  });
}

/** Audits of strangers that may wait for the turns of one site, over all persons: about an hour of small ones. */
const strangersPerSite = 3;

/**
 * A person’s audits that wait because somebody else’s runs on their site take no place, as long as they are no more
 * than the plan has places.
 * @throws AppError `audit/too-many-at-once`.
 */
export async function assertFewAtOnce(
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
  assertPlanAtOnce(plan, Math.max(own.length - waiting.size, own.length - plan.auditsAtOnce));
}

/**
 * Whoever answers for the site is never refused because of strangers.
 * @throws AppError `audit/site-busy` when too many strangers wait for that site already.
 */
export async function assertSiteNotBusy(
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

/** Of one audit; then it is time for a new one. */
export const retriesPerAudit = 3;
/** Of one person, whoever was to blame. */
const retriesPerDay = 10;

interface Start {
  readonly round: number;
  readonly startedAt: Date;
}

/**
 * What is bounded although it may cost nothing: starts of an hour and of a day, « relancer » among them. Both windows slide.
 * @param starts of the last 24 hours, oldest first
 * @throws AppError `audit/starts-limit` or `audit/retries-limit`, with the moment it frees.
 */
function assertStarts(plan: Plan, starts: readonly Start[], round: number, now: Date): void {
  const refuse = (
    code: ErrorCode,
    list: readonly Start[],
    max: number,
    windowMs: number,
    words: [string, string],
  ) => {
    const moments = list.map(({ startedAt }) => startedAt);
    const free = nextFreeMoment(moments, { max, windowMs }, now);
    if (free)
      throw new AppError(code, { data: { limit: countOf(max, ...words), date: formatDateTime(free) } });
  };
  refuse('audit/starts-limit', starts, plan.startsPerHour, hourMs, ['audit', 'audits']);
  refuse('audit/starts-limit', starts, plan.startsPerDay, dayMs, ['audit', 'audits']);
  if (round === 0) return;
  const again = starts.filter((start) => start.round > 0);
  refuse('audit/retries-limit', again, retriesPerDay, dayMs, ['fois', 'fois']);
}

/**
 * Notes a start of a person whose account is locked, in the caller’s transaction.
 * @throws as `assertStarts`; AppError `audit/failures-limit`.
 */
export async function countStart(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  plan: Plan,
  start: { readonly uid: string; readonly auditId: string; readonly round: number },
): Promise<void> {
  const now = deps.clock.now();
  await assertFewFreeFailures(deps, tx, start.uid);
  const starts = await startsSince(tx, start.uid, earlierBy(now, dayMs));
  assertStarts(plan, starts, start.round, now);
  await insertStart(tx, { ...start, startedAt: now });
}

/**
 * Bounds new free accounts where they begin to cost: so many of one mail domain ask for a first audit in a day. Whoever has a
 * domain has as many mailboxes as they like; large public providers and paid plans are not counted.
 * @param audits those the account has, whatever became of them
 * @throws AppError `audit/first-audits`, with how long to wait.
 */
export async function countFirstAudit(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  owner: { readonly email: string; readonly plan: Plan & { readonly id: PlanId }; readonly audits: number },
): Promise<void> {
  const domain = countedDomain(owner.email);
  if (owner.audits > 0 || owner.plan.id !== 'free' || domain === null) return;
  await takeLimit({ ...deps, db: tx }, ['firstAuditDomain', domain], { code: 'audit/first-audits' });
}

/** Failures of ours that what is audited may have caused. A machine that is too busy is nobody’s doing. */
const ofOneAudit: readonly FailureCode[] = ['engine/crashed', 'engine/deadline'];

/** Had somebody else’s audit ended well within that time, the installation was in order. */
const healthyMs = hourMs;

const countedAs = (uid: string) => ['freeFailure', uid] as const;

/**
 * Counts a failure of ours against its owner, in the caller’s transaction: it costs no quota, and could hold our
 * machines for ever. A failure that hits everybody (a database that was away, a browser that does not start) counts for nobody: it
 * counts only where another person’s audit ended well in the hour before.
 */
export async function countFreeFailure(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  audit: Pick<AuditRow, 'uid'>,
  code: FailureCode,
): Promise<void> {
  if (!ofOneAudit.includes(code)) return;
  const since = earlierBy(deps.clock.now(), healthyMs);
  if (!(await isAnotherDone(tx, audit.uid, since))) return;
  await takeLimit({ ...deps, db: tx }, countedAs(audit.uid), { max: Number.POSITIVE_INFINITY });
}

/**
 * Whoever’s audits stopped on our side too often today waits until the day is over.
 * @throws AppError `audit/failures-limit`, with the moment it frees.
 */
async function assertFewFreeFailures(deps: Pick<Deps, 'clock'>, tx: Db, uid: string): Promise<void> {
  const window = await readLimit({ ...deps, db: tx }, countedAs(uid));
  const { max } = sharedLimits.freeFailure;
  if (window === null || window.count < max) return;
  throw new AppError('audit/failures-limit', {
    data: { limit: countOf(max, 'audit', 'audits'), date: formatDateTime(window.endsAt) },
  });
}
