import type { SiteVisit } from '#store/site-visits.ts';
import { siteOf } from '../audits/site-turns.ts';

/** What is written down of a visit: the site it asks, and for whom. */
export function siteVisitOf({
  id,
  uid,
  url,
}: {
  readonly id: string;
  readonly uid: string;
  readonly url: string;
}): Pick<SiteVisit, 'ofId' | 'uid' | 'site' | 'host'> {
  return { ofId: id, uid, site: siteOf(url), host: new URL(url).host };
}
