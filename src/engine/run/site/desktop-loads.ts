import type { AuditOrder } from '#contract/audit.ts';
import { identityOf } from '../../address/page-url.ts';
import type { DesktopLoads, PageFacts } from '../../artifacts.ts';
import type { AuditRun, SiteCrawl } from '../open-run.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** Of the home page: enough for a median, as from a phone. */
const homeTimes = 3;
/** Pages beside the home page, at most. */
const pageLimit = 20;
const deadlineMs = 110_000;

/** Loads the main pages as from a computer, once nothing but remeasured loads is still to come. */
export const desktopLoads = defineSiteArtifact({
  id: 'desktopLoads',
  from: 'pages',
  after: ['homeLoads', 'consentVisits', 'htmlValidity', 'linkChecks'],
  limitMs: null,
  gather: ({ run, crawl, facts }) => (run.order.bothDevices ? loadOnDesktop(run, crawl, facts) : null),
});

async function loadOnDesktop(
  { order, signal, journal }: AuditRun,
  { plan, siteDomain }: SiteCrawl,
  facts: readonly PageFacts[],
): Promise<readonly DesktopLoads[]> {
  const measured: DesktopLoads[] = [];
  for (const { url, times } of desktopPages(order, facts)) {
    const began = performance.now();
    const asked = { url, device: 'desktop', siteDomain, times, warm: false, deadlineMs } as const;
    const outcome = await plan.pool.measure(asked, signal);
    journal.note('desktop load', `${url} ${outcome.kind}`, performance.now() - began);
    measured.push({ url, cold: outcome.kind === 'measured' ? outcome.loads.cold : [] });
  }
  return measured;
}

/** The first page, and those of a sample that have a part of their own in it (contact, help, each template…). */
export function desktopPages(
  { scope, sample }: Pick<AuditOrder, 'scope' | 'sample'>,
  facts: readonly Pick<PageFacts, 'url' | 'requestedUrl' | 'isHome'>[],
): readonly { readonly url: string; readonly times: number }[] {
  const key = new Set(
    (sample?.pages ?? []).flatMap(({ url, kind }) =>
      kind === 'other' || kind === 'random' ? [] : [identityOf(url)],
    ),
  );
  const [first, ...others] = facts;
  if (!first) return [];
  const isMedian = first.isHome && scope !== 'page';
  const also = others.filter(({ requestedUrl }) => key.has(identityOf(requestedUrl))).slice(0, pageLimit);
  return [{ url: first.url, times: isMedian ? homeTimes : 1 }, ...also.map(({ url }) => ({ url, times: 1 }))];
}
