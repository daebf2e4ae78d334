import { measureWhenIdle } from '../measure-when-idle.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** Pages measured again: on a machine that is never idle more would cost an hour. */
const pageLimit = 20;
const triesEach = 2;
/** All of it, ms. */
const allMs = 180_000;

/**
 * Measures again, once the machine is idle, the pages that it was too busy to measure. Nothing else of the audit runs by then.
 * Stored as `calmLoads`, its first name.
 */
export const remeasuredLoads = defineSiteArtifact({
  id: 'calmLoads',
  from: 'pages',
  after: ['homeLoads', 'consentVisits', 'htmlValidity', 'linkChecks', 'desktopLoads'],
  limitMs: null,
  gather: async ({ run: { order, limits, signal }, crawl: { plan, siteDomain }, starved }) => {
    const how = { device: order.device, siteDomain, waitMs: limits.idleWaitMs, allMs, triesEach, signal };
    const loads = await measureWhenIdle(starved.slice(0, pageLimit), plan, how);
    return loads.map(({ url, load }) => ({ url, load }));
  },
});
