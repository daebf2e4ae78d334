import { organisationAccessEndpoints } from '#contract/api/organisation-access.ts';
import type { Acting } from '#service/organisations/acting.ts';
import {
  acceptJoin,
  askToJoin,
  changeSiret,
  readOffers,
  refuseJoin,
} from '#service/organisations/join-requests.ts';
import { changeMailDomain } from '#service/organisations/mail-domains.ts';
import { requireFactor } from '#service/organisations/require-factor.ts';
import { defineRoute, type Route } from './route.ts';

const done = { status: 204 } as const;
const acting = ({ viewer, clientAddress }: Acting): Acting => ({ viewer, clientAddress });

/** Who may come into an organisation, and what their accounts must have: from a session only. */
export const organisationAccessRoutes: readonly Route[] = [
  defineRoute({
    ...organisationAccessEndpoints.listOrganisationOffers,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readOffers(deps, viewer) };
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.askToJoin,
    async handle(call) {
      return { status: 201, json: { id: await askToJoin(call.deps, acting(call), call.body.organisation) } };
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.acceptJoin,
    async handle(call) {
      await acceptJoin(call.deps, acting(call), call.params.id, call.body);
      return done;
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.refuseJoin,
    async handle(call) {
      await refuseJoin(call.deps, acting(call), call.params.id);
      return done;
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.changeSiret,
    async handle(call) {
      await changeSiret(call.deps, acting(call), call.body.siret);
      return done;
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.changeMailDomain,
    async handle(call) {
      await changeMailDomain(call.deps, acting(call), call.params.host, call.body.provider);
      return done;
    },
  }),
  defineRoute({
    ...organisationAccessEndpoints.requireFactor,
    async handle(call) {
      await requireFactor(call.deps, acting(call), call.body.required);
      return done;
    },
  }),
];
