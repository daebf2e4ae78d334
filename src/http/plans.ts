import { planRequestBody } from '#contract/api/plans.ts';
import { readPlan } from '#service/plans/read-plan.ts';
import { requestPlan } from '#service/plans/request-plan.ts';
import { defineRoute, json, type Route } from './route.ts';

/** « Plans & prix »: the person’s own plan. */
export const planRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/plan',
    access: 'user',
    async handle({ deps, viewer }) {
      return json(await readPlan(deps, viewer));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/plan-requests',
    access: 'user',
    async handle({ deps, viewer, body }) {
      return json(await requestPlan(deps, viewer, (await body(planRequestBody)).plan), 201);
    },
  }),
];
