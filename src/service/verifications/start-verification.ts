import { dayMs, earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import type { Report } from '#contract/report.ts';
import type { Verification, VerificationRequest } from '#contract/verification.ts';
import { needsOf } from '#engine/run/rule-needs.ts';
import type { Db } from '#platform/database.ts';
import { listOf } from '#report/compare/judge-correction.ts';
import { findAudit, lockOwner } from '#store/audits.ts';
import { askedSince, insertVerification, openOf } from '#store/verifications.ts';
import { checkTurn } from '../audits/site-turns.ts';
import type { Deps } from '../deps.ts';
import { readFindingPart, readOutline } from '../reports/read-parts.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { findingOn } from './verifiable-pages.ts';
import { assertVerificationRoom } from './verification-room.ts';
import { viewVerification } from './view-verification.ts';

const verdicts = ['fail', 'review'] as const;

type StartDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/**
 * Looks whether the report of one’s own shows what is to be verified: it is read outside of any transaction.
 * @throws AppError `request/not-found`, `report/removed`, `verification/no-such-finding`, `verification/not-possible`.
 */
export async function assertVerifiable(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  request: VerificationRequest,
): Promise<void> {
  const audit = await findAudit(deps.db, auditId);
  if (audit === null || audit.uid !== viewer.uid) throw new AppError('request/not-found');
  assertKept(audit);
  if (audit.status !== 'done') throw new AppError('request/not-found');
  // Whoever asks waits in the serving loop: the whole report costs ten times as much to read as the finding asked about.
  const parts = await Promise.all(
    verdicts.map((verdict) => readFindingPart(deps, audit, verdict, request.ruleId)),
  );
  const found = parts.filter((part) => part !== null);
  const url = found[0] && (found[0].url ?? (await readOutline(deps, audit))?.url);
  if (url === undefined) throw new AppError('verification/no-such-finding');
  assertTarget({ url, findings: found.map(({ finding }) => finding) }, request);
}

/**
 * Asks for a finding of one’s own report to be verified on one of its pages.
 * @throws AppError as `assertVerifiable` and `queueVerification`.
 */
export async function startVerification(
  deps: StartDeps,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  request: VerificationRequest,
): Promise<Verification> {
  await assertVerifiable(deps, viewer, auditId, request);
  return queueVerification(deps, viewer, auditId, request);
}

/**
 * Queues a verification of what is verifiable (`assertVerifiable`): its row and its job in one transaction. The same question
 * while it is being answered is the same verification.
 * @throws AppError `auth/required`, `verification/too-many-at-once`, `verification/day-limit`, `verification/site-limit`.
 */
export async function queueVerification(
  deps: StartDeps,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  request: VerificationRequest,
): Promise<Verification> {
  return deps.db.transaction((tx) => insertOpen(deps, tx, viewer.uid, auditId, request));
}

/** @throws AppError `verification/no-such-finding`, `verification/not-possible`. */
function assertTarget(
  report: Pick<Report, 'url' | 'findings'>,
  { ruleId, page, occurrence }: VerificationRequest,
): void {
  if (!report.findings.some((finding) => finding.ruleId === ruleId))
    throw new AppError('verification/no-such-finding');
  if (!needsOf(ruleId)) throw new AppError('verification/not-possible');
  const finding = findingOn(report, ruleId, page);
  if (finding === null) throw new AppError('verification/no-such-finding');
  if (occurrence === undefined) return;
  const { evidence, isOfPage } = listOf(finding, page);
  if (!isOfPage || occurrence >= evidence.length) throw new AppError('verification/no-such-finding');
}

async function insertOpen(
  deps: StartDeps,
  tx: Db,
  uid: string,
  auditId: string,
  {
    ruleId,
    page,
    occurrence = null,
  }: { ruleId: string; page: string; occurrence?: number | null | undefined },
): Promise<Verification> {
  const owner = await lockOwner(tx, uid);
  if (owner === null) throw new AppError('auth/required');
  const open = await openOf(tx, uid);
  const same = open.find(
    (row) =>
      row.auditId === auditId && row.ruleId === ruleId && row.page === page && row.occurrence === occurrence,
  );
  if (same) return viewVerification(same);
  const now = deps.clock.now();
  const { host } = new URL(page);
  const asked = await askedSince(tx, uid, earlierBy(now, dayMs));
  assertVerificationRoom(planOf(owner.plan), { asked, open: open.length, host, now });
  const id = deps.ids.uuid();
  const row = await insertVerification(tx, {
    id,
    auditId,
    uid,
    host,
    ruleId,
    page,
    occurrence,
    createdAt: now,
  });
  await enqueueVerification(deps, tx, row);
  return viewVerification(row);
}

/** Enqueues it inside the caller’s transaction; nothing happens when it is there already. */
export async function enqueueVerification(
  deps: Pick<Deps, 'config' | 'queue'>,
  db: Db,
  { id, page }: Pick<Verification, 'id' | 'page'>,
): Promise<void> {
  const turn = checkTurn(page, deps.config.visitAtWill);
  await deps.queue.send(db, 'verify', { verificationId: id }, { id, ...turn });
}
