import type { AuditOrder } from '#contract/audit.ts';
import { fateOf } from '#contract/not-analysed.ts';
import type { NotAnalysedPage } from '#contract/report.ts';
import { identityOf } from '../address/page-url.ts';
import type { PageFacts, SiteIdentity } from '../artifacts.ts';
import { isLegalPage, mayBeLegal } from '../derive/legal/legal-pages.ts';
import { type FactSource, isTextLacking } from '../derive/page/page-facts.ts';
import type { BlindSpots } from '../score/blind-spots.ts';
import { isComplete } from './left-out-pages.ts';

interface Known {
  readonly order: Pick<AuditOrder, 'scope' | 'profile' | 'url'>;
  readonly site: Pick<SiteIdentity, 'startUrl' | 'origin'>;
  readonly pages: readonly PageFacts[];
  /** Pages whose facts are not whole, by their address. */
  readonly partly: ReadonlyMap<string, readonly FactSource[]>;
  readonly notAnalysed: readonly NotAnalysedPage[];
}

/** What the audit did not get to see of the pages that it was to read. */
export function findBlindSpots({ order, site, pages, partly, notAnalysed }: Known): BlindSpots {
  const lost = notAnalysed.filter(({ reason }) => fateOf(reason) === 'unread');
  const starts = new Set([order.url, site.startUrl, site.origin].flatMap(identities));
  const halves = pages.filter(({ url }) => isTextLacking(partly.get(url) ?? []));
  return {
    unread: lost.length,
    partly,
    start:
      lost.some(({ url }) => starts.has(identityOf(url))) ||
      halves.some((page) => page.isHome || starts.has(identityOf(page.requestedUrl))),
    legal: lost.some(({ url }) => mayBeLegal(url, pages)) || halves.some(isLegalPage),
    elseComplete:
      order.scope === 'site' && isComplete(notAnalysed.filter(({ reason }) => fateOf(reason) !== 'unread')),
    profile: order.profile,
  };
}

const identities = (url: string): string[] => (URL.canParse(url) ? [identityOf(url)] : []);
