import { billingEndpoints } from '#contract/api/billing.ts';
import { listInvoices } from '#service/billing/list-invoices.ts';
import { openPortal } from '#service/billing/open-portal.ts';
import { readBilling } from '#service/billing/read-billing.ts';
import { receiveEvent } from '#service/billing/receive-event.ts';
import { startCheckout } from '#service/billing/start-checkout.ts';
import { defineRoute, type Route } from './route.ts';

/** Payment of plans. */
export const billingRoutes: readonly Route[] = [
  defineRoute({
    ...billingEndpoints.readBilling,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readBilling(deps, viewer) };
    },
  }),
  defineRoute({
    ...billingEndpoints.listInvoices,
    async handle({ deps, viewer, limiter }) {
      await limiter.take('billingUser', viewer.uid);
      return { status: 200, json: await listInvoices(deps, viewer) };
    },
  }),
  defineRoute({
    ...billingEndpoints.startCheckout,
    async handle({ deps, viewer, body, limiter }) {
      await limiter.take('billingUser', viewer.uid);
      return { status: 201, json: await startCheckout(deps, viewer, body.plan) };
    },
  }),
  defineRoute({
    ...billingEndpoints.openPortal,
    async handle({ deps, viewer, limiter }) {
      await limiter.take('billingUser', viewer.uid);
      return { status: 201, json: await openPortal(deps, viewer) };
    },
  }),
  defineRoute({
    ...billingEndpoints.receiveStripeEvent,
    limit: 'webhookClient',
    async handle({ deps, request }) {
      // The bytes as they came: parsed and written again they would not be what was signed.
      const raw = Buffer.from(await request.arrayBuffer());
      await receiveEvent(deps, raw, request.headers.get('stripe-signature'));
      return { status: 204 };
    },
  }),
];
