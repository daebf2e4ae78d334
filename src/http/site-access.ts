import { siteAccessEndpoints } from '#contract/api/site-access.ts';
import { readSiteAccess, removeSiteAccess, replaceSiteAccess } from '#service/site-access/manage-access.ts';
import { defineRoute, type Route } from './route.ts';

/** What opens a site to its audits: written, replaced and removed; never read. */
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
    ...siteAccessEndpoints.removeSiteAccess,
    async handle({ deps, viewer, params }) {
      await removeSiteAccess(deps, viewer, params.host);
      return { status: 204 };
    },
  }),
];
