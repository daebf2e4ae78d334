import type { SampleProposal } from '#contract/api/samples.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { sampleGaps } from '#contract/sample.ts';
import { findAudit, findOwner } from '#store/audits.ts';
import { readReport } from '#store/reports.ts';
import type { Deps } from '../deps.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { proposePages } from './propose-pages.ts';

/**
 * The sample that the method of the RGAA asks for, from what a finished audit saw; nothing is kept of it. Each draw gives
 * other pages at random, always the same.
 * @throws AppError `request/not-found` for an unknown audit, another’s, or one that is not done; `report/removed`.
 */
export async function proposeSample(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  draw = 1,
): Promise<SampleProposal> {
  const audit = await findAudit(deps.db, auditId);
  if (audit?.uid !== viewer.uid || audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  const [report, owner] = await Promise.all([readReport(deps.db, audit.id), findOwner(deps.db, viewer.uid)]);
  if (report === null || owner === null) throw new AppError('request/not-found');
  const site = audit.scope === 'site' ? new URL(audit.url) : new URL('/', audit.url);
  const limit = planOf(owner.plan).pagesPerAudit;
  const { pages, drawnFrom } = proposePages({ site, report, limit, draw });
  return { url: site.href, host: site.host, pages, gaps: sampleGaps(pages), draw, drawnFrom };
}
