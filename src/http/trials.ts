import { trialEndpoints } from '#contract/api/trials.ts';
import { AppError } from '#contract/errors.ts';
import { readTrial, startAccessTrial, startJourneyTrial } from '#service/trials/start-trial.ts';
import { defineRoute, type Route } from './route.ts';

/** « Essayer »: an access or a journey tried once by a worker. */
export const trialRoutes: readonly Route[] = [
  defineRoute({
    ...trialEndpoints.trySiteAccess,
    async handle({ deps, viewer, limiter, params }) {
      // It makes us call somebody’s server, as the check of a domain does.
      if (!(await limiter.allows('domainCheckUser', viewer.uid))) throw new AppError('request/too-many');
      return { status: 202, json: { trial: await startAccessTrial(deps, viewer, params.host) } };
    },
  }),
  defineRoute({
    ...trialEndpoints.tryJourney,
    async handle({ deps, viewer, limiter, params }) {
      if (!(await limiter.allows('domainCheckUser', viewer.uid))) throw new AppError('request/too-many');
      return { status: 202, json: { trial: await startJourneyTrial(deps, viewer, params) } };
    },
  }),
  defineRoute({
    ...trialEndpoints.readTrial,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { trial: await readTrial(deps, viewer, params) } };
    },
  }),
];
