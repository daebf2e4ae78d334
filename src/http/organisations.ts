import { organisationEndpoints } from '#contract/api/organisations.ts';
import type { Acting } from '#service/organisations/acting.ts';
import { acceptInvitation, declineInvitation } from '#service/organisations/answer-invitation.ts';
import { changeMember, removeMember } from '#service/organisations/change-member.ts';
import { deleteOrganisation, readHoldings } from '#service/organisations/delete-organisation.ts';
import { invite, withdrawInvitation } from '#service/organisations/invite.ts';
import { exportJournal, readJournal } from '#service/organisations/journal.ts';
import { readOrganisation } from '#service/organisations/read-organisation.ts';
import { changeName, chooseSpace, createOrganisation, listSpaces } from '#service/organisations/spaces.ts';
import { defineRoute, type Route } from './route.ts';

const done = { status: 204 } as const;
const acting = ({ viewer, clientAddress }: Acting): Acting => ({ viewer, clientAddress });

/** Organisations and their people: from a session only. */
export const organisationRoutes: readonly Route[] = [
  defineRoute({
    ...organisationEndpoints.listSpaces,
    async handle({ deps, viewer }) {
      return { status: 200, json: await listSpaces(deps, viewer) };
    },
  }),
  defineRoute({
    ...organisationEndpoints.createOrganisation,
    async handle(call) {
      return { status: 201, json: await createOrganisation(call.deps, acting(call), call.body) };
    },
  }),
  defineRoute({
    ...organisationEndpoints.chooseSpace,
    async handle({ deps, viewer, body }) {
      await chooseSpace(deps, viewer, body.organisation);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.readOrganisation,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readOrganisation(deps, viewer) };
    },
  }),
  defineRoute({
    ...organisationEndpoints.renameOrganisation,
    async handle(call) {
      await changeName(call.deps, acting(call), call.body.name);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.inviteMember,
    async handle(call) {
      await call.limiter.take('inviteUser', call.viewer.personUid);
      return { status: 201, json: { id: await invite(call.deps, acting(call), call.body) } };
    },
  }),
  defineRoute({
    ...organisationEndpoints.withdrawInvitation,
    async handle(call) {
      await withdrawInvitation(call.deps, acting(call), call.params.id);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.changeMember,
    async handle(call) {
      await changeMember(call.deps, acting(call), call.params.uid, call.body);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.removeMember,
    async handle(call) {
      await removeMember(call.deps, acting(call), call.params.uid);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.leaveOrganisation,
    async handle(call) {
      await removeMember(call.deps, acting(call), call.viewer.personUid);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.acceptInvitation,
    async handle(call) {
      await acceptInvitation(call.deps, acting(call), call.params.token);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.declineInvitation,
    async handle(call) {
      await declineInvitation(call.deps, acting(call), call.params.token);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.readHoldings,
    async handle({ deps, viewer }) {
      return { status: 200, json: await readHoldings(deps, viewer) };
    },
  }),
  defineRoute({
    ...organisationEndpoints.deleteOrganisation,
    async handle(call) {
      await deleteOrganisation(call.deps, acting(call), call.body.name);
      return done;
    },
  }),
  defineRoute({
    ...organisationEndpoints.listOrganisationEvents,
    async handle({ deps, viewer, query }) {
      return { status: 200, json: await readJournal(deps, viewer, query) };
    },
  }),
  defineRoute({
    ...organisationEndpoints.exportOrganisationEvents,
    async handle({ deps, viewer }) {
      return {
        status: 200,
        file: await exportJournal(deps, viewer),
        media: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': 'attachment; filename="constat-journal.csv"' },
      };
    },
  }),
];
