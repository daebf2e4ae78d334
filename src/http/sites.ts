import { siteEndpoints } from '#contract/api/sites.ts';
import { listSites } from '#service/sites/list-sites.ts';
import { defineRoute, type Route } from './route.ts';

/** The sites that a person has audited. */
export const siteRoutes: readonly Route[] = [
  defineRoute({
    ...siteEndpoints.listSites,
    async handle({ deps, viewer }) {
      return { status: 200, json: { sites: await listSites(deps, viewer) } };
    },
  }),
];
