import { journeyEndpoints } from '#contract/api/journeys.ts';
import { readJourneyVersions, restoreJourney } from '#service/journeys/journey-versions.ts';
import { addJourney, changeJourney, readJourneys, removeJourney } from '#service/journeys/manage-journeys.ts';
import { defineRoute, type Route } from './route.ts';

/** Recorded ways through one’s own site. */
export const journeyRoutes: readonly Route[] = [
  defineRoute({
    ...journeyEndpoints.listJourneys,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await readJourneys(deps, viewer, params.host) };
    },
  }),
  defineRoute({
    ...journeyEndpoints.addJourney,
    async handle({ deps, viewer, params, body }) {
      return { status: 201, json: { journey: await addJourney(deps, viewer, params.host, body) } };
    },
  }),
  defineRoute({
    ...journeyEndpoints.changeJourney,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { journey: await changeJourney(deps, viewer, params, body) } };
    },
  }),
  defineRoute({
    ...journeyEndpoints.readJourneyVersions,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { versions: await readJourneyVersions(deps, viewer, params) } };
    },
  }),
  defineRoute({
    ...journeyEndpoints.restoreJourney,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { journey: await restoreJourney(deps, viewer, params, body) } };
    },
  }),
  defineRoute({
    ...journeyEndpoints.removeJourney,
    async handle({ deps, viewer, params }) {
      await removeJourney(deps, viewer, params);
      return { status: 204 };
    },
  }),
];
