import { type AuditOrder, type AuditProgress, type FailureCode, isOurFailure } from '#contract/audit.ts';
import { visitedAs } from '#contract/audit-words.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { retryWhenLost } from '#platform/lost-connection.ts';
import { type Job, JobGivenBack, type JobHandler } from '#platform/queue.ts';
import { closeAttempt, openAttempt } from '#store/attempts.ts';
import { deleteVisits } from '#store/audit-visits.ts';
import { type AuditRow, isActive, lockAudit, updateAudit } from '#store/audits.ts';
import { cleanJson } from '#store/clean-json.ts';
import { findSiteFiles } from '#store/site-files.ts';
import { closeSiteVisit, openSiteVisit } from '#store/site-visits.ts';
import type { Deps } from '../deps.ts';
import { proofsForAudit } from '../domains/proved-domains.ts';
import { askFieldData } from '../field-data/ask-field-data.ts';
import { placeFiles } from '../files/place-files.ts';
import { accessWith } from '../journeys/journeys-for-audit.ts';
import { type AuditAccess, accessForAudit, noteUse } from '../site-access/access-for-audit.ts';
import { siteVisitOf } from '../site-visits/site-visit-of.ts';
import { forgetFormerVisits, isShared, shareVisits, type VisitSharing } from '../visits/share-visits.ts';
import { siteRefuses } from './admission.ts';
import type { AuditRunner } from './audit-runner.ts';
import { type Claim, failAudit, finishAudit, type SettleDeps } from './settle-audit.ts';
import { watchAudit } from './watch-audit.ts';
import { watchShare } from './watch-share.ts';
import { whatToVisit } from './what-to-visit.ts';

export type RunAuditDeps = SettleDeps &
  Pick<Deps, 'log' | 'objects' | 'proveDomain' | 'readOptOut' | 'fieldSource'>;

/** Where an audit runs: the engine, and the name of this worker in the journal. */
export interface AuditWorker {
  readonly run: AuditRunner;
  readonly workerId: string;
}

/** Retries of an audit that went over its deadline, was held or filled its heap: more would hold a place for hours. */
const costlyRetries = 1;
const isCostly = ({ code, cause }: Failure) => code === 'engine/deadline' || cause !== undefined;

/**
 * The `audit` job: takes the audit, runs the engine, settles. Safe to run again at any point: a settled, cancelled or
 * retaken audit is left alone. Our own failures are thrown so that the queue tries again.
 */
export function runAuditJob(deps: RunAuditDeps, worker: AuditWorker): JobHandler<'audit'> {
  return async (job) => {
    const audit = await retryWhenLost(() => takeAudit(deps, worker, job.data));
    if (audit === null) return;
    const claim: Claim = { auditId: audit.id, attempt: audit.attempts };
    deps.log.info({ audit: audit.id, attempt: audit.attempts }, 'audit taken');
    const ended = await runEngine(deps, worker.run, audit, claim, job);
    deps.log.info(
      { audit: audit.id, ended: ended.kind === 'failure' ? ended.code : ended.kind },
      'audit ended',
    );
    if (ended.kind === 'abandoned') {
      await abandon(deps, claim, job.signal);
      job.signal.throwIfAborted();
      return;
    }
    if (ended.kind === 'report') {
      // Addresses behind an access are told to nobody.
      const isPublic = ended.report.access !== 'used';
      const field = isPublic ? await askFieldData(deps, ended.report, job.signal) : null;
      const told = field ? { ...ended, report: { ...ended.report, field } } : ended;
      // An hour of work is not thrown away for a database that restarts.
      await retryWhenLost(() => storeReport(deps, claim, told));
      return;
    }
    const mayRetry = isOurFailure(ended.code) && !job.lastTry;
    const retry = mayRetry && (!isCostly(ended) || job.retryCount < costlyRetries);
    await retryWhenLost(() => settleFailure(deps, claim, ended, retry));
    if (retry) throw new Error(`${ended.code}: ${ended.detail}`);
  };
}

type Failure = Extract<EngineOutcome, { kind: 'failure' }>;
type Ended = EngineOutcome | { readonly kind: 'abandoned' };

async function storeReport(
  deps: RunAuditDeps,
  claim: Claim,
  ended: Extract<EngineOutcome, { kind: 'report' }>,
): Promise<void> {
  const screenshots = await placeFiles(deps, claim.auditId, ended.screenshots);
  await deps.db.transaction(async (tx) => {
    const kept = await finishAudit(deps, tx, claim, { ...ended, screenshots });
    await journal({ ...deps, db: tx }, claim, kept ? 'done' : 'overtaken', { journal: ended.journal });
  });
}

/** Marks the audit running under a new attempt; null when there is nothing to do any more. */
async function takeAudit(
  deps: RunAuditDeps,
  { workerId }: AuditWorker,
  data: { auditId: string; round: number },
): Promise<AuditRow | null> {
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, data.auditId);
    if (audit === null || !isActive(audit.status) || audit.round !== data.round) return null;
    const now = deps.clock.now();
    const taken = {
      status: 'running' as const,
      attempts: audit.attempts + 1,
      startedAt: audit.startedAt ?? now,
      progress: { stage: 'preflight' as const, done: 0, total: 0 },
    };
    await updateAudit(tx, audit.id, taken);
    await openAttempt(tx, { auditId: audit.id, attempt: taken.attempts, workerId, startedAt: now });
    await openSiteVisit(tx, {
      ...siteVisitOf(audit),
      attempt: taken.attempts,
      kind: 'audit',
      startedAt: now,
    });
    return { ...audit, ...taken };
  });
}

/** Never rejects: a crash is a failure of ours, an abort is `abandoned`. */
async function runEngine(
  deps: RunAuditDeps,
  run: AuditRunner,
  audit: AuditRow,
  claim: Claim,
  job: Job<'audit'>,
): Promise<Ended> {
  const watch = watchAudit(deps, claim);
  const share = watchShare(deps, audit.url);
  const signal = AbortSignal.any([job.signal, watch.signal]);
  let sharing: VisitSharing | null = null;
  let given: AuditAccess | null = null;
  try {
    const onProgress = (progress: AuditProgress) => watch.report(progress);
    if (await siteRefuses(deps, audit, signal))
      return { kind: 'failure', code: 'preflight/opted-out', detail: 'constat.txt', journal: [] };
    const proofs = await proofsForAudit(deps, audit, signal);
    given = await accessForAudit(deps, audit, proofs.ownershipProved);
    if (given?.isSpent)
      return { kind: 'failure', code: 'preflight/access-refused', detail: 'refused before', journal: [] };
    const { order, typed } = await whatToVisit(deps, audit, proofs.ownershipProved);
    const access = accessWith(given?.access ?? null, new URL(audit.url), typed);
    const kept = given ? null : await findSiteFiles(deps.db, audit.uid, new URL(audit.url).origin);
    // Two machines would sign each other out on a site that keeps one session a person.
    const isAlone = given?.access?.signIn !== undefined;
    if (isShared(audit)) await forgetFormerVisits(deps, audit);
    sharing = isShared(audit) && !isAlone ? shareVisits(deps, { ...audit, ...proofs }) : null;
    const shared = sharing && { ask: sharing.ask, leftPlace: () => job.leavePlace?.() };
    const world = {
      onProgress,
      signal,
      kept,
      onShare: share.onShare,
      log: deps.log,
      ...(shared && { shared }),
      ...(access && { access }),
    };
    const own = { ...order, ...(given && { access: given.use }) };
    const outcome = await run({ ...orderOf(audit), ...own, ...proofs }, world);
    if (signal.aborted) return { kind: 'abandoned' };
    await noteOutcome(deps, given, outcome);
    return outcome;
  } catch (error) {
    if (signal.aborted) return { kind: 'abandoned' };
    const code: FailureCode = 'engine/crashed';
    deps.log.error({ audit: audit.id, error }, 'audit engine crashed');
    return { kind: 'failure', code, detail: String(error), journal: [] };
  } finally {
    share.stop();
    await Promise.all([watch.stop(), sharing?.stop()]);
  }
}

/** What the site made of its access: two refusals in a row end its use. */
async function noteOutcome(
  deps: RunAuditDeps,
  given: AuditAccess | null,
  outcome: EngineOutcome,
): Promise<void> {
  const refused =
    outcome.kind === 'failure' &&
    (outcome.code === 'preflight/access-refused' || outcome.code === 'preflight/sign-missing');
  if (refused || outcome.kind === 'report') await noteUse(deps, given, refused);
}

const isMineOf = (claim: Claim) => (audit: AuditRow) =>
  audit.status === 'running' && audit.attempts === claim.attempt;

/** An audit that goes back to the queue reads as one that waits; what its batches have visited stays. */
async function abandon(deps: RunAuditDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const { reason } = signal;
  await deps.db.transaction(async (tx) => {
    const audit = reason instanceof JobGivenBack ? await lockAudit(tx, claim.auditId) : null;
    if (audit !== null && isMineOf(claim)(audit)) {
      const waits = reason.why === 'starving' ? { waits: 'machine' as const } : {};
      const progress = { stage: 'queued' as const, done: 0, total: 0, ...waits };
      await updateAudit(tx, audit.id, { status: 'queued', progress });
    }
    await journal({ ...deps, db: tx }, claim, 'abandoned', {});
  });
}

async function settleFailure(
  deps: RunAuditDeps,
  claim: Claim,
  failure: Failure,
  retry: boolean,
): Promise<void> {
  const isMine = isMineOf(claim);
  await deps.db.transaction(async (tx) => {
    if (retry) {
      const audit = await lockAudit(tx, claim.auditId);
      const progress = { stage: 'queued' as const, done: 0, total: 0 };
      if (audit !== null && isMine(audit)) {
        await updateAudit(tx, audit.id, { status: 'queued', progress });
        // What failed may have come from what is kept.
        await deleteVisits(tx, audit.id);
      }
    } else {
      await failAudit(deps, tx, claim.auditId, failure.code, isMine, failure.about);
    }
    const { code, detail, journal: steps } = failure;
    await journal({ ...deps, db: tx }, claim, retry ? 'retried' : 'failed', { code, detail, journal: steps });
  });
}

async function journal(
  deps: Pick<Deps, 'db' | 'clock'>,
  claim: Claim,
  outcome: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const finishedAt = deps.clock.now();
  await closeSiteVisit(deps.db, claim.auditId, claim.attempt, finishedAt);
  await closeAttempt(deps.db, claim.auditId, claim.attempt, {
    finishedAt,
    outcome,
    detail: cleanJson(detail),
  });
}

function orderOf(audit: AuditRow): AuditOrder {
  const { url, scope, maxPages, device, exclude, ignoreRobots } = audit;
  const profile = audit.profile as SiteProfile | null;
  const window = { device: visitedAs(device), ...(device === 'both' && { bothDevices: true }) };
  return { url, scope, maxPages, ...window, exclude, profile, ignoreRobots };
}
