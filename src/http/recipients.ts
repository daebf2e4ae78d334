import { recipientEndpoints } from '#contract/api/recipients.ts';
import { addRecipient } from '#service/recipients/add-recipient.ts';
import { listRecipients, removeRecipient } from '#service/recipients/manage-recipients.ts';
import { defineRoute, type Route } from './route.ts';

/** Who receives the results of a site beside its owner. */
export const recipientRoutes: readonly Route[] = [
  defineRoute({
    ...recipientEndpoints.listRecipients,
    async handle({ deps, viewer, params }) {
      return { status: 200, json: await listRecipients(deps, viewer, params.host) };
    },
  }),
  defineRoute({
    ...recipientEndpoints.addRecipient,
    async handle({ deps, viewer, limiter, params, body }) {
      await limiter.take('inviteUser', viewer.uid);
      const recipient = await addRecipient(deps, viewer, params.host, body);
      return { status: 201, json: { recipient } };
    },
  }),
  defineRoute({
    ...recipientEndpoints.removeRecipient,
    async handle({ deps, viewer, params }) {
      await removeRecipient(deps, viewer, params);
      return { status: 204 };
    },
  }),
];
