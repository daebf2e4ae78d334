import { domainEndpoints } from '#contract/api/domains.ts';
import { AppError } from '#contract/errors.ts';
import { addDomain } from '#service/domains/add-domain.ts';
import { checkDomain } from '#service/domains/check-domain.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import { removeDomain } from '#service/domains/remove-domain.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import { defineRoute, type Route } from './route.ts';

/** « Mes domaines »: each person adds, proves and forgets their own. */
export const domainRoutes: readonly Route[] = [
  defineRoute({
    ...domainEndpoints.listDomains,
    async handle({ deps, viewer }) {
      return { status: 200, json: { domains: await listDomains(deps, viewer) } };
    },
  }),
  defineRoute({
    ...domainEndpoints.addDomain,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: { domain: await addDomain(deps, viewer, body.host) } };
    },
  }),
  defineRoute({
    ...domainEndpoints.checkDomain,
    async handle({ deps, viewer, limiter, params }) {
      await slowDown(limiter, viewer.uid);
      return { status: 200, json: { domain: await checkDomain(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...domainEndpoints.removeDomain,
    async handle({ deps, viewer, params }) {
      await removeDomain(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
];

/** A check makes us call somebody’s server: nobody may have us do it often. */
async function slowDown(limiter: RateLimiter, uid: string): Promise<void> {
  if (!(await limiter.allows('domainCheckUser', uid))) throw new AppError('request/too-many');
}
