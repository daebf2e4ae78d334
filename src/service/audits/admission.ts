import type { StartAuditRequest } from '#contract/audit.ts';
import { dayMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { pageListLines } from '#contract/page-list.ts';
import type { Plan } from '#contract/plans.ts';
import { isHostProved } from '#contract/proved-domains.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from '#store/audits.ts';
import { findOptOut, saveOptOut } from '#store/opt-outs.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf, proofsForAudit } from '../domains/proved-domains.ts';
import { keepPages } from '../page-lists/read-page-list.ts';
import { type SampleOfAudit, sampleForAudit } from '../samples/sample-of-audit.ts';

/** What an audit is made of, as stored. */
export interface ChosenAudit
  extends Pick<
    AuditRow,
    'url' | 'host' | 'scope' | 'maxPages' | 'device' | 'exclude' | 'profile' | 'ignoreRobots'
  > {
  /** Of a list and of a sample; null for the other scopes. */
  readonly pages: string[] | null;
  /** With the scope `sample`: its newest version. */
  readonly sample: SampleOfAudit | null;
}

/**
 * A request on a normalised address, complete and within the plan.
 * @throws AppError `list/empty`, `list/refused`, `list/over-plan`, `sample/other-site`, `sample/over-plan`,
 *   `sample/unknown`, `request/invalid`.
 */
export async function chooseAudit(
  tx: Db,
  uid: string,
  typed: URL,
  request: StartAuditRequest,
  plan: Plan,
): Promise<ChosenAudit> {
  const sample = await sampleAsked(tx, uid, typed, request);
  const target = sample ? new URL(sample.url) : typed;
  const pages = sample ? pagesOfSample(sample, plan) : pagesAsked(target, request, plan);
  const asked = request.scope === 'page' ? 1 : (pages?.length ?? request.maxPages ?? plan.pagesPerAudit);
  return {
    pages,
    sample,
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

async function sampleAsked(
  tx: Db,
  uid: string,
  target: URL,
  { scope, sample: id }: StartAuditRequest,
): Promise<SampleOfAudit | null> {
  const refuse = (detail: string) => new AppError('request/invalid', { field: 'sample', data: { detail } });
  if (scope === 'sample' && id === undefined) throw refuse('« sample » dit lequel auditer');
  if (scope !== 'sample' && id !== undefined)
    throw refuse('« sample » ne s’emploie qu’avec « scope » : « sample »');
  return id === undefined ? null : sampleForAudit(tx, uid, id, target);
}

/** A plan that allows less than the one it was made under refuses it whole: nothing is dropped unsaid. */
function pagesOfSample({ pages }: SampleOfAudit, { pagesPerAudit }: Plan): string[] {
  if (pages.length > pagesPerAudit)
    throw new AppError('sample/over-plan', {
      field: 'sample',
      data: { limit: countOf(pagesPerAudit, 'page', 'pages'), count: formatNumber(pages.length) },
    });
  return pages.map(({ url }) => url);
}

/** Twice what the largest plan allows; more is refused unread: this is done while the account is locked. */
const mostRead = 2_000;

const unexpected = '« pages » ne s’emploie qu’avec « scope » : « list »';

/** A list is taken whole or refused whole: nobody finds out from the report that pages of it were dropped. */
function pagesAsked(target: URL, { scope, pages }: StartAuditRequest, plan: Plan): string[] | null {
  if (scope !== 'list') {
    if (pages) throw new AppError('request/invalid', { field: 'pages', data: { detail: unexpected } });
    return null;
  }
  const lines = (pages ?? []).map((text, index) => ({ line: index + 1, cells: [text.trim()] }));
  if (lines.length === 0) throw new AppError('list/empty', { field: 'pages' });
  const limit = plan.pagesPerAudit;
  if (lines.length > mostRead) throw overPlan(limit, lines.length);
  const list = keepPages(lines, { site: target, limit: pageListLines });
  const wrong = list.refused.find(({ reason }) => reason !== 'duplicate');
  if (wrong)
    throw new AppError('list/refused', {
      field: 'pages',
      data: { line: wrong.line, reason: wrong.sentence },
    });
  if (list.pages.length > limit) throw overPlan(limit, list.pages.length);
  return [...list.pages];
}

const overPlan = (limit: number, count: number): AppError =>
  new AppError('list/over-plan', {
    field: 'pages',
    data: { limit: countOf(limit, 'page', 'pages'), count: formatNumber(count) },
  });

/**
 * Looks at what is stored; the proof itself is looked at again when the audit starts.
 * @throws AppError `audit/domain-unproved`.
 */
export async function assertDomainProved(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  uid: string,
  target: URL,
): Promise<void> {
  const rows = await listProofsOf(tx, uid, target.hostname, deps.clock.now());
  if (rows.length === 0)
    throw new AppError('audit/domain-unproved', { field: 'ignoreRobots', data: { host: target.host } });
}

type OptOutDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'proveDomain' | 'readOptOut'>;

/** A site is asked once a day at most, whoever audits it. */
const optOutLifeMs = dayMs;

/**
 * Whether the owner of a site refuses this person’s audits and verifications. Whoever has proved the site decides for
 * themselves. A site that does not answer keeps its last answer.
 * Rejects only when the signal aborts or the database is away.
 */
export async function siteRefuses(
  deps: OptOutDeps,
  asked: { readonly uid: string; readonly url: string },
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await hasOptedOut(deps, new URL(asked.url).origin, signal))) return false;
  return !(await proofsForAudit(deps, asked, signal)).ownershipProved;
}

async function hasOptedOut(deps: OptOutDeps, origin: string, signal: AbortSignal): Promise<boolean> {
  const known = await findOptOut(deps.db, origin);
  const readAt = deps.clock.now();
  if (known && readAt.getTime() - known.readAt.getTime() < optOutLifeMs) return known.refuses;
  const answer = await deps.readOptOut(origin, signal);
  const refuses = answer === 'unreachable' ? known?.refuses === true : answer === 'refuses';
  await saveOptOut(deps.db, { origin, refuses, readAt });
  return refuses;
}

/**
 * Says at once what is known already of a site; the audit itself asks.
 * @throws AppError `audit/site-refuses`.
 */
export async function assertNotOptedOut(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  uid: string,
  target: URL,
): Promise<void> {
  const optOut = await findOptOut(tx, target.origin);
  const now = deps.clock.now();
  if (!optOut?.refuses || now.getTime() - optOut.readAt.getTime() >= optOutLifeMs) return;
  const proofs = await listProofsOf(tx, uid, target.hostname, now);
  const proved = proofs.map(({ host, method }) => ({ host, subdomains: method === 'dns' }));
  if (!isHostProved(target.host, proved))
    throw new AppError('audit/site-refuses', { field: 'url', data: { host: target.host } });
}
