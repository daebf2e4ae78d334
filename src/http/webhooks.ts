import { webhookEndpoints } from '#contract/api/webhooks.ts';
import { createWebhook } from '#service/webhooks/create-webhook.ts';
import {
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  renewSecret,
} from '#service/webhooks/manage-webhooks.ts';
import { listDeliveries, replayDelivery, testWebhook } from '#service/webhooks/queue-delivery.ts';
import { defineRoute, type Route } from './route.ts';

/** Addresses that are told of what happens; each person their own. */
export const webhookRoutes: readonly Route[] = [
  defineRoute({
    ...webhookEndpoints.listWebhooks,
    async handle({ deps, viewer }) {
      return { status: 200, json: { webhooks: await listWebhooks(deps, viewer) } };
    },
  }),
  defineRoute({
    ...webhookEndpoints.createWebhook,
    async handle({ deps, viewer, body }) {
      return { status: 201, json: await createWebhook(deps, viewer, body) };
    },
  }),
  defineRoute({
    ...webhookEndpoints.changeWebhook,
    async handle({ deps, viewer, params, body }) {
      return { status: 200, json: { webhook: await changeWebhook(deps, viewer, params.id, body) } };
    },
  }),
  defineRoute({
    ...webhookEndpoints.renewWebhookSecret,
    async handle({ deps, viewer, params }) {
      return { status: 201, json: await renewSecret(deps, viewer, params.id) };
    },
  }),
  defineRoute({
    ...webhookEndpoints.deleteWebhook,
    async handle({ deps, viewer, params }) {
      await deleteWebhook(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
  defineRoute({
    ...webhookEndpoints.testWebhook,
    async handle({ deps, viewer, params }) {
      return { status: 202, json: { delivery: await testWebhook(deps, viewer, params.id) } };
    },
  }),
  defineRoute({
    ...webhookEndpoints.listDeliveries,
    async handle({ deps, viewer, params, query }) {
      return { status: 200, json: await listDeliveries(deps, viewer, params.id, query) };
    },
  }),
  defineRoute({
    ...webhookEndpoints.replayDelivery,
    async handle({ deps, viewer, params }) {
      return { status: 202, json: { delivery: await replayDelivery(deps, viewer, params) } };
    },
  }),
];
