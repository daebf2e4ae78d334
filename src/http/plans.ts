import { planEndpoints } from '#contract/api/plans.ts';
import { readPlan } from '#service/plans/read-plan.ts';
import { readPlanHistory } from '#service/plans/read-plan-history.ts';
import { requestPlan } from '#service/plans/request-plan.ts';
import { defineRoute, type Route } from './route.ts';

/** « Plans & prix »: the person’s own plan. */
export const planRoutes: readonly Route[] = [
  defineRoute({
    ...planEndpoints.readPlan,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readPlan(deps, viewer) };
    },
  }),
  defineRoute({
    ...planEndpoints.readPlanHistory,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readPlanHistory(deps, viewer) };
    },
  }),
  defineRoute({
    ...planEndpoints.requestPlan,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: await requestPlan(deps, viewer, body.plan) };
    },
  }),
];
