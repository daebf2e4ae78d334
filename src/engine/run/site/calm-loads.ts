import type { CalmLoad } from '../../artifacts.ts';
import { untilCalm } from '../../browser/calm.ts';
import { isCalm } from '../../derive/load/load-trust.ts';
import type { AuditRun, SiteCrawl } from '../open-run.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** Pages measured again: on a machine that is never calm more would cost an hour. */
const pageLimit = 20;
const triesEach = 2;
/** All of it, ms. */
const allMs = 180_000;
const loadMs = 40_000;

/** Measures again, when the machine is calm, what it kept from being measured. Nothing else of the audit runs by then. */
export const calmLoads = defineSiteArtifact({
  id: 'calmLoads',
  from: 'pages',
  after: ['homeLoads', 'consentVisits', 'htmlValidity', 'linkChecks'],
  limitMs: null,
  gather: ({ run, crawl, starved }) => measureWhenCalm(starved.slice(0, pageLimit), run, crawl),
});

async function measureWhenCalm(
  urls: readonly string[],
  run: AuditRun,
  { plan, siteDomain }: SiteCrawl,
): Promise<CalmLoad[]> {
  const { signal } = run;
  const endAt = performance.now() + allMs;
  let waitMs = run.limits.calmMs;
  /** One load on a calm machine; null where there was none. */
  const measureOnce = async (url: string) => {
    const began = performance.now();
    const isReady = performance.now() < endAt && (await untilCalm(waitMs, signal));
    waitMs -= performance.now() - began;
    if (!isReady) return null;
    const order = { url, device: run.order.device, siteDomain, times: 1, warm: false, deadlineMs: loadMs };
    const outcome = await plan.pool.measure(order, signal);
    const load = outcome.kind === 'measured' ? outcome.loads.cold[0] : undefined;
    return load && isCalm(load) ? load : null;
  };
  const loads: CalmLoad[] = [];
  for (const url of urls) {
    const began = performance.now();
    let load: CalmLoad['load'] = null;
    for (let tries = 0; !load && tries < triesEach && waitMs > 0; tries += 1) load = await measureOnce(url);
    plan.journal.note('calm load', `${url} ${load ? 'measured' : 'not calm'}`, performance.now() - began);
    loads.push({ url, load });
  }
  return loads;
}
