import { verificationEndpoints } from '#contract/api/verifications.ts';
import { listVerifications, readVerification } from '#service/verifications/list-verifications.ts';
import { assertVerifiable, queueVerification } from '#service/verifications/start-verification.ts';
import { defineRoute, type Route } from './route.ts';

/** « Vérifier ce correctif », for the owner of the report; anybody else gets 404. */
export const verificationRoutes: readonly Route[] = [
  defineRoute({
    ...verificationEndpoints.startVerification,
    prepare: ({ deps, viewer, params, body }) => assertVerifiable(deps, viewer, params.id, body),
    async handle({ deps, viewer, params, body }) {
      return { status: 202, json: { verification: await queueVerification(deps, viewer, params.id, body) } };
    },
  }),
  defineRoute({
    ...verificationEndpoints.listVerifications,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: { verifications: await listVerifications(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...verificationEndpoints.readVerification,
    async handle({ deps, viewer, params }) {
      const verification = await readVerification(deps, viewer, params.id, params.verification);
      return { status: 200, json: { verification } };
    },
  }),
];
