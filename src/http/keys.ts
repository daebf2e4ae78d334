import { keyEndpoints } from '#contract/api/keys.ts';
import { createKey, provePassword } from '#service/keys/create-key.ts';
import { listKeys, revokeKey } from '#service/keys/manage-keys.ts';
import { defineRoute, type Route } from './route.ts';

/** Keys of the API: each person their own, from their own session only. */
export const keyRoutes: readonly Route[] = [
  defineRoute({
    ...keyEndpoints.listKeys,
    async handle({ deps, viewer }) {
      return { status: 200, json: { keys: await listKeys(deps, viewer) } };
    },
  }),
  defineRoute({
    ...keyEndpoints.createKey,
    prepare: ({ deps, viewer, body }) => provePassword(deps, viewer, body),
    async handle({ deps, body, prepared }) {
      return { status: 201, json: await createKey(deps, prepared, body) };
    },
  }),
  defineRoute({
    ...keyEndpoints.revokeKey,
    async handle({ deps, viewer, params }) {
      await revokeKey(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
];
