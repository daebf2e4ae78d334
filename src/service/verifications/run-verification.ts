import { type AuditOrder, type FailureCode, isChosen } from '#contract/audit.ts';
import { visitedAs } from '#contract/audit-words.ts';
import type { Report } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { VerificationResult } from '#contract/verification.ts';
import type { RuleCheck, RuleOrder } from '#engine/ports/rule-check.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import type { JobHandler } from '#platform/queue.ts';
import { findAuditPages } from '#store/audit-pages.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import { addBlob } from '#store/blobs.ts';
import { readReport } from '#store/reports.ts';
import { closeSiteVisit, openSiteVisit } from '#store/site-visits.ts';
import { settleVerification, takeVerification, type VerificationRow } from '#store/verifications.ts';
import { siteRefuses } from '../audits/admission.ts';
import { watchShare } from '../audits/watch-share.ts';
import type { Deps } from '../deps.ts';
import { proofsForAudit } from '../domains/proved-domains.ts';
import { placeFiles } from '../files/place-files.ts';
import { accessForAudit, noteUse } from '../site-access/access-for-audit.ts';
import { isProvedNow } from '../site-access/manage-access.ts';
import { siteVisitOf } from '../site-visits/site-visit-of.ts';
import type { CheckRunner } from './check-runner.ts';
import { resultOfCheck } from './result-of-check.ts';
import { findingOn } from './verifiable-pages.ts';
import { watchVerification } from './watch-verification.ts';

type RunDeps = Pick<
  Deps,
  'config' | 'db' | 'objects' | 'clock' | 'log' | 'proveDomain' | 'readOptOut' | 'queue'
>;

/** Longest time of one try; the engine answers before. */
const deadlineMs = 60_000;

/**
 * The `verify` job: asks the rule again, settles once. Safe to run again at any point: one that is settled, deleted or
 * taken by another worker is left alone. Our own failures are thrown so that the queue tries again.
 */
export function runVerificationJob(deps: RunDeps, run: CheckRunner): JobHandler<'verify'> {
  return async (job) => {
    const row = await takeVerification(deps.db, job.data.verificationId);
    if (row === null) return;
    const watch = watchVerification(deps, row);
    const share = watchShare(deps, row.page);
    const late = AbortSignal.timeout(deadlineMs);
    const visit = siteVisitOf({ ...row, url: row.page });
    try {
      const startedAt = deps.clock.now();
      await openSiteVisit(deps.db, { ...visit, attempt: row.attempts, kind: 'verification', startedAt });
      const signal = AbortSignal.any([job.signal, watch.signal, late]);
      await answer(deps, run, row, { signal, onShare: share.onShare, log: deps.log });
    } catch (error) {
      if (watch.signal.aborted) return;
      if (!late.aborted) {
        deps.log.error({ verification: row.id, error }, 'verification failed');
        if (!job.lastTry) throw error;
      }
      await settle(deps, row, failed(late.aborted ? 'late' : 'crashed'), null);
    } finally {
      share.stop();
      await watch.stop();
      await closeSiteVisit(deps.db, row.id, row.attempts, deps.clock.now());
    }
  };
}

const failed = (reason: 'late' | 'crashed' | 'untested'): VerificationResult => ({
  outcome: 'unverifiable',
  reason,
  proof: [],
});

async function answer(
  deps: RunDeps,
  run: CheckRunner,
  row: VerificationRow,
  world: Parameters<CheckRunner>[1],
): Promise<void> {
  const { signal } = world;
  const audit = await findAudit(deps.db, row.auditId);
  const report = audit && (await readReport(deps.db, row.auditId));
  const finding = report && findingOn(report, row.ruleId, row.page);
  // A newer version may have dropped the rule, or made it one of several pages.
  if (!audit || !report || !finding) return void (await settle(deps, row, failed('untested'), null));
  const refused = await siteRefuses(deps, { uid: audit.uid, url: row.page }, signal);
  const { uid } = audit;
  const proved = await isProvedNow(deps, uid, new URL(row.page).host);
  const given = await accessForAudit(deps, { uid, url: row.page }, proved);
  const asks = async () => {
    const order = await orderOf(deps, audit, report, row, signal);
    const own = { ...order, audit: { ...order.audit, ...(given && { access: given.use }) } };
    return run(own, { ...world, ...(given?.access && { access: given.access }) });
  };
  const check = refused ? optedOut : given?.isSpent ? accessRefused : await asks();
  // Two refusals in a row end the use of an access, whoever met them.
  if (check !== accessRefused && check.kind === 'unreachable' && accessFailures.includes(check.code))
    await noteUse(deps, given, true);
  signal.throwIfAborted();
  const asked = { finding, page: row.page, occurrence: row.occurrence };
  await settle(deps, row, resultOfCheck(asked, check), pictureOf(check));
}

const accessFailures: readonly FailureCode[] = ['preflight/access-refused', 'preflight/sign-missing'];

const accessRefused: RuleCheck = {
  kind: 'unreachable',
  code: 'preflight/access-refused',
  reason: null,
  detail: 'refused before',
  journal: [],
};

const optedOut: RuleCheck = {
  kind: 'unreachable',
  code: 'preflight/opted-out',
  reason: null,
  detail: 'constat.txt',
  journal: [],
};

/** As the audit was ordered. Proofs of a domain are looked at again only where something hangs on them. */
async function orderOf(
  deps: RunDeps,
  audit: AuditRow,
  report: Report,
  { ruleId, page }: VerificationRow,
  signal: AbortSignal,
): Promise<RuleOrder> {
  const { scope, device, exclude, ignoreRobots } = audit;
  const order: AuditOrder = {
    ...{ url: page, scope, maxPages: 1, device: visitedAs(device), exclude, ignoreRobots },
    profile: audit.profile as SiteProfile | null,
  };
  const rule = ruleOf(ruleId);
  const asksMore = ignoreRobots || (rule?.scope === 'site' && rule.artifacts.includes('sensitive'));
  const proofs = asksMore ? await proofsForAudit(deps, { uid: audit.uid, url: page }, signal) : {};
  const isFirst = page === report.url || page === report.pages[0]?.url;
  const isHome = isFirst && (isRoot(page) || (await beginsAtHome(deps, audit)));
  return { audit: { ...order, ...proofs }, ruleId, isHome };
}

const isRoot = (page: string): boolean => new URL(page).pathname === '/';

/** Whether the first page of the audit was its home page, wherever the root of the site leads. */
async function beginsAtHome({ db }: RunDeps, { id, scope }: AuditRow): Promise<boolean> {
  if (!isChosen(scope)) return scope === 'site';
  return (await findAuditPages(db, id))?.some(isRoot) ?? false;
}

type Picture = NonNullable<Extract<RuleCheck, { kind: 'judged' }>['screenshot']>;

const pictureOf = (check: RuleCheck): Picture | null => (check.kind === 'judged' ? check.screenshot : null);

async function settle(
  deps: RunDeps,
  row: VerificationRow,
  result: VerificationResult,
  picture: Picture | null,
): Promise<void> {
  const now = deps.clock.now();
  const shows = picture !== null && result.proof.some(({ type }) => type === 'element');
  const key = `verification-${row.id}`;
  const shown = shows ? [{ ...picture, key }] : [];
  const [placed] = await placeFiles(deps, row.auditId, shown);
  await deps.db.transaction(async (tx) => {
    if (!placed) return settleVerification(tx, row, result, now);
    const { width, height } = placed;
    const isMine = await settleVerification(tx, row, { ...result, screenshot: { key, width, height } }, now);
    if (isMine) await addBlob(tx, row.auditId, placed, now);
    return isMine;
  });
}
