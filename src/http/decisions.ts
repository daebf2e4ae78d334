import { decisionEndpoints } from '#contract/api/decisions.ts';
import { createDecision, readDecidable } from '#service/decisions/create-decision.ts';
import { listDecisions } from '#service/decisions/list-decisions.ts';
import { readDecisions } from '#service/decisions/read-decisions.ts';
import { undoDecision } from '#service/decisions/undo-decision.ts';
import { defineRoute, type Route } from './route.ts';

/** Decisions on what reports show; each person their own. */
export const decisionRoutes: readonly Route[] = [
  defineRoute({
    ...decisionEndpoints.readDecisions,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { decisions: await readDecisions(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...decisionEndpoints.createDecision,
    prepare: ({ deps, viewer, params }) => readDecidable(deps, viewer, params.id),
    async handle({ deps, viewer, params, body, prepared }) {
      const { decision, isNew } = await createDecision(deps, viewer, params.id, body, prepared);
      return isNew ? { status: 201, json: { decision } } : { status: 200, json: { decision } };
    },
  }),
  defineRoute({
    ...decisionEndpoints.undoDecision,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { decision: await undoDecision(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...decisionEndpoints.listDecisions,
    async handle({ deps, viewer, query: { host, ...page } }) {
      return { status: 200, json: await listDecisions(deps, viewer, host, page) };
    },
  }),
];
