import type { HomeLoads, PageFacts } from '../../artifacts.ts';
import type { VisitPlan } from '../../crawl/visit-pages.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** With the visit’s own load: three. */
const times = 2;
const deadlineMs = 75_000;

export const homeLoads = defineSiteArtifact({
  id: 'homeLoads',
  from: 'home',
  limitMs: null,
  gather: ({ run, crawl, home }) => loadHomeAgain(crawl.plan, home, run.signal),
});

/**
 * Loads the home page again beside the visits of the other pages. Null when the audit is of one page, whose answer
 * would wait for it, and when the home page is not of those chosen.
 * @throws Error with what went wrong
 */
async function loadHomeAgain(
  plan: VisitPlan,
  home: PageFacts,
  signal: AbortSignal,
): Promise<HomeLoads | null> {
  const { order } = plan;
  if (order.scope === 'page' || order.maxPages === 1 || !home.isHome) return null;
  const began = performance.now();
  const { device } = order;
  const outcome = await plan.pool.measure(
    { url: home.url, device, siteDomain: plan.siteDomain, times, warm: true, deadlineMs },
    signal,
  );
  plan.journal.note('home loads', `${home.url} ${outcome.kind}`, performance.now() - began);
  if (outcome.kind === 'measured') return outcome.loads;
  throw new Error(outcome.detail);
}
