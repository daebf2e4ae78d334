import type { StartAuditRequest } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { pageListLines } from '#contract/page-list.ts';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { listProofsOf } from '../domains/proved-domains.ts';
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
