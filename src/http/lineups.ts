import { lineupEndpoints, medianEndpoints } from '#contract/api/lineups.ts';
import { exportLineup } from '#service/lineups/export-lineup.ts';
import { compareSites, listLineups, readLineup } from '#service/lineups/read-lineup.ts';
import { changeLineup, createLineup, deleteLineup, refreshLineup } from '#service/lineups/save-lineup.ts';
import { changeMedians, readMedians } from '#service/medians/read-medians.ts';
import { defineRoute, type Route } from './route.ts';

/** Sites side by side, and the medians of the installation. */
export const lineupRoutes: readonly Route[] = [
  defineRoute({
    ...lineupEndpoints.compareSites,
    async handle({ deps, viewer, query }) {
      return { status: 200, json: { lineup: await compareSites(deps, viewer, query.sites.split(',')) } };
    },
  }),
  defineRoute({
    ...lineupEndpoints.listLineups,
    async handle({ deps, viewer }) {
      return { status: 200, json: { lineups: await listLineups(deps, viewer) } };
    },
  }),
  defineRoute({
    ...lineupEndpoints.createLineup,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: await createLineup(deps, viewer, body) };
    },
  }),
  defineRoute({
    ...lineupEndpoints.readLineup,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await readLineup(deps, viewer, params.id) };
    },
  }),
  defineRoute({
    ...lineupEndpoints.changeLineup,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { kept: await changeLineup(deps, viewer, params.id, body) } };
    },
  }),
  defineRoute({
    ...lineupEndpoints.deleteLineup,
    async handle({ deps, viewer, params }) {
      await deleteLineup(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...lineupEndpoints.refreshLineup,
    async handle({ deps, viewer, params }) {
      return { status: 202, json: await refreshLineup(deps, viewer, params.id) };
    },
  }),
  defineRoute({
    ...lineupEndpoints.exportLineup,
    async handle({ deps, viewer, params, query }) {
      const file = await exportLineup(deps, viewer, params.id, query.format);
      return {
        status: 200,
        file: file.body,
        media: file.media,
        headers: {
          'content-disposition': `attachment; filename="${file.fileName}"`,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        },
      };
    },
  }),
  defineRoute({
    ...medianEndpoints.readMedians,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readMedians(deps, viewer) };
    },
  }),
  defineRoute({
    ...medianEndpoints.changeMedians,
    async handle({ deps, viewer, body }) {
      return { status: 200, json: await changeMedians(deps, viewer, body.counts) };
    },
  }),
];
