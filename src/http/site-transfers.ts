import { siteTransferEndpoints } from '#contract/api/site-transfers.ts';
import type { Acting } from '#service/organisations/acting.ts';
import { dropOffer, offerSite, readTransfers, takeSite } from '#service/organisations/transfer-site.ts';
import { defineRoute, type Route } from './route.ts';

const done = { status: 204 } as const;
const acting = ({ viewer, clientAddress }: Acting): Acting => ({ viewer, clientAddress });

/** Sites that change hands. */
export const siteTransferRoutes: readonly Route[] = [
  defineRoute({
    ...siteTransferEndpoints.listTransfers,
    async handle({ deps, viewer }) {
      return { status: 200, json: { items: await readTransfers(deps, viewer) } };
    },
  }),
  defineRoute({
    ...siteTransferEndpoints.offerSite,
    async handle(call) {
      return { status: 201, json: { id: await offerSite(call.deps, acting(call), call.body) } };
    },
  }),
  defineRoute({
    ...siteTransferEndpoints.takeSite,
    async handle(call) {
      await takeSite(call.deps, acting(call), call.params.id);
      return done;
    },
  }),
  defineRoute({
    ...siteTransferEndpoints.dropOffer,
    async handle(call) {
      await dropOffer(call.deps, acting(call), call.params.id);
      return done;
    },
  }),
];
