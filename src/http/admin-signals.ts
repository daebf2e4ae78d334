import { adminSignalEndpoints } from '#contract/api/admin-signals.ts';
import { listContests, listRuleSignals } from '#service/admin/list-rule-signals.ts';
import { defineRoute, type Route } from './route.ts';

/** Where people say that a rule is wrong. */
export const adminSignalRoutes: readonly Route[] = [
  defineRoute({
    ...adminSignalEndpoints.listRuleSignals,
    async handle({ deps, query }) {
      return { status: 200, json: await listRuleSignals(deps, query) };
    },
  }),
  defineRoute({
    ...adminSignalEndpoints.listContests,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: await listContests(deps, viewer, params.ruleId, query) };
    },
  }),
];
