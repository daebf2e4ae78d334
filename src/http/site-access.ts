import { siteAccessEndpoints } from '#contract/api/site-access.ts';
import { AppError } from '#contract/errors.ts';
import { readSiteAccess, removeSiteAccess, replaceSiteAccess } from '#service/site-access/manage-access.ts';
import { trySiteAccess } from '#service/site-access/try-access.ts';
import { defineRoute, type Route } from './route.ts';

/** What opens a site to its audits: written, replaced, tried and removed; never read. */
export const siteAccessRoutes: readonly Route[] = [
  defineRoute({
    ...siteAccessEndpoints.readSiteAccess,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await readSiteAccess(deps, viewer, params.host) };
    },
  }),
  defineRoute({
    ...siteAccessEndpoints.saveSiteAccess,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { access: await replaceSiteAccess(deps, viewer, params.host, body) } };
    },
  }),
  defineRoute({
    ...siteAccessEndpoints.trySiteAccess,
    async handle({ deps, viewer, limiter, params }) {
      // It makes us call somebody’s server, as the check of a domain does.
      if (!(await limiter.allows('domainCheckUser', viewer.uid))) throw new AppError('request/too-many');
      return { status: 200, json: { trial: await trySiteAccess(deps, viewer, params.host) } };
    },
  }),
  defineRoute({
    ...siteAccessEndpoints.removeSiteAccess,
    async handle({ deps, viewer, params }) {
      await removeSiteAccess(deps, viewer, params.host);
      return { status: 204 };
    },
  }),
];
