import { measureWhenCalm } from '../measure-when-calm.ts';
import { defineSiteArtifact } from './define-site-artifact.ts';

/** Pages measured again: on a machine that is never calm more would cost an hour. */
const pageLimit = 20;
const triesEach = 2;
/** All of it, ms. */
const allMs = 180_000;

/** Measures again, when the machine is calm, what it kept from being measured. Nothing else of the audit runs by then. */
export const calmLoads = defineSiteArtifact({
  id: 'calmLoads',
  from: 'pages',
  after: ['homeLoads', 'consentVisits', 'htmlValidity', 'linkChecks', 'desktopLoads'],
  limitMs: null,
  gather: async ({ run: { order, limits, signal }, crawl: { plan, siteDomain }, starved }) => {
    const how = { device: order.device, siteDomain, waitMs: limits.calmMs, allMs, triesEach, signal };
    const loads = await measureWhenCalm(starved.slice(0, pageLimit), plan, how);
    return loads.map(({ url, load }) => ({ url, load }));
  },
});
