import { addDomainRequest } from '#contract/api/domains.ts';
import { AppError } from '#contract/errors.ts';
import { addDomain } from '#service/domains/add-domain.ts';
import { checkDomain } from '#service/domains/check-domain.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import { removeDomain } from '#service/domains/remove-domain.ts';
import type { RateLimiter } from './middleware/rate-limit.ts';
import { defineRoute, json, noContent, type Route } from './route.ts';

/** « Mes domaines »: each person adds, proves and forgets their own. */
export const domainRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/domains',
    access: 'user',
    async handle({ deps, viewer }) {
      return json({ domains: await listDomains(deps, viewer) });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/domains',
    access: 'user',
    async handle({ deps, viewer, body }) {
      return json({ domain: await addDomain(deps, viewer, (await body(addDomainRequest)).host) }, 201);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/domains/:id/check',
    access: 'user',
    async handle({ deps, viewer, limiter, params }) {
      slowDown(limiter, viewer.uid);
      return json({ domain: await checkDomain(deps, viewer, params.id) });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/domains/:id',
    access: 'user',
    async handle({ deps, viewer, params }) {
      await removeDomain(deps, viewer, params.id);
      return noContent();
    },
  }),
];

/** A check makes us call somebody’s server: nobody may have us do it often. */
function slowDown(limiter: RateLimiter, uid: string): void {
  if (!limiter.allows('domainCheckUser', uid)) throw new AppError('request/too-many');
}
