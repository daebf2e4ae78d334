import type { ReadPageListRequest, ReadPageListResponse } from '#contract/api/page-lists.ts';
import { AppError } from '#contract/errors.ts';
import type { PageList } from '#contract/page-list.ts';
import { planOf } from '#contract/plans.ts';
import { createScope } from '#engine/address/scope.ts';
import { type TargetPolicy, targetPolicyOf } from '#engine/browser/target-policy.ts';
import { findOwner } from '#store/audits.ts';
import { assertNotOptedOut } from '../audits/admission.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { readPageList } from './read-page-list.ts';

export type PreviewDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'readSitemap'>;

/**
 * What an audit of a list would visit, and why each other line would not be: nothing starts, nothing is kept.
 * @throws AppError `target/*`, `list/*`, `audit/site-refuses`.
 */
export async function previewPageList(
  deps: PreviewDeps,
  viewer: Pick<Viewer, 'uid'>,
  { url, text, sitemap }: ReadPageListRequest,
  signal: AbortSignal,
): Promise<ReadPageListResponse> {
  const policy = targetPolicyOf(deps.config);
  const site = normaliseTarget(url, policy);
  const owner = await findOwner(deps.db, viewer.uid);
  if (owner === null) throw new AppError('auth/required');
  const limit = planOf(owner.plan).pagesPerAudit;
  const told = ({ pages, refused, refusedCount }: PageList) => ({
    url: site.href,
    limit,
    pages: [...pages],
    refused: [...refused],
    refusedCount,
  });
  if (sitemap === undefined) return told(readPageList(text ?? '', { site, limit }));
  const address = sitemapOf(sitemap, site, policy);
  await assertNotOptedOut(deps, deps.db, viewer.uid, site);
  const answer = await deps.readSitemap({ sitemap: address, site: site.href, limit }, signal, viewer.uid);
  if (answer.kind === 'unread')
    throw new AppError('list/no-sitemap', { field: 'sitemap', data: { reason: answer.reason } });
  return told(answer.list);
}

/** The address of a sitemap of the site itself: whoever audits a site asks nothing of others. */
function sitemapOf(typed: string, site: URL, policy: TargetPolicy): string {
  const isPath = /^\/(?!\/)/.test(typed.trim());
  const address = normaliseTarget(isPath ? new URL(typed.trim(), site).href : typed, policy);
  if (createScope(site, { exclude: [] })(address) === 'off-site')
    throw new AppError('list/sitemap-elsewhere', { field: 'sitemap', data: { host: site.host } });
  return address.href;
}
