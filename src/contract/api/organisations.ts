import { z } from 'zod';
import { planIds } from '../plans.ts';
import { spaceRoles } from '../space-roles.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { cursorPageOf, cursorPaging } from './paging.ts';

const role = z.enum(spaceRoles);
const uid = z.string().max(128);
const hosts = z.array(z.string().max(253)).max(500).default([]);
const mayAct = z.boolean().default(false);

const ownSpaces = z.object({
  /** The organisation that the session is in; null: the person’s own space. */
  current: z.string().nullable(),
  organisations: z.array(z.object({ uid: z.string(), name: z.string(), role })),
});
export type OwnSpaces = z.infer<typeof ownSpaces>;

const organisation = z.object({ uid: z.string(), name: z.string() });

const organisationView = organisation.extend({
  plan: z.enum(planIds),
  seats: z.int(),
  /** Members and live invitations. */
  taken: z.int(),
  /** Of whoever asks. */
  role,
  /** Sites that were audited. */
  hosts: z.array(z.string()),
  /** From when on members must have a second factor; null: none is asked for. */
  factorFrom: z.iso.datetime().nullable(),
  /** For those who manage members; null for others, as while there is none. */
  siret: z.string().nullable(),
  /** Domains proved by DNS, and the provider by which members with an address there sign in; for those who manage members. */
  mailDomains: z.array(z.object({ host: z.string(), provider: z.string().nullable() })),
  members: z.array(
    z.object({
      uid: z.string(),
      email: z.string(),
      displayName: z.string(),
      role,
      mayAct: z.boolean(),
      hosts: z.array(z.string()),
      since: z.iso.datetime(),
      isSelf: z.boolean(),
      /** By a factor of the account, or by the provider at the last sign-in; null for those who manage no members. */
      hasFactor: z.boolean().nullable(),
    }),
  ),
  /** People who ask to join, for those who may answer. */
  requests: z.array(
    z.object({ id: z.uuid(), email: z.string(), displayName: z.string(), askedAt: z.iso.datetime() }),
  ),
  invitations: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      role,
      mayAct: z.boolean(),
      hosts: z.array(z.string()),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export type OrganisationView = z.infer<typeof organisationView>;

const inviteRequest = z.strictObject({ email: z.string().trim().max(254), role, hosts, mayAct });
export type InviteRequest = z.infer<typeof inviteRequest>;

const changeMemberRequest = z.strictObject({ role, hosts, mayAct });
export type ChangeMemberRequest = z.infer<typeof changeMemberRequest>;

const organisationEvent = z.object({
  id: z.uuid(),
  happenedAt: z.iso.datetime(),
  actorName: z.string(),
  actorEmail: z.string(),
  act: z.string(),
  /** The act in words. */
  label: z.string(),
  target: z.string(),
  network: z.string(),
});
export type OrganisationEvent = z.infer<typeof organisationEvent>;

const organisationHoldings = z.object({
  sites: z.int(),
  audits: z.int(),
  /** Of them, waiting or running. */
  running: z.int(),
  schedules: z.int(),
  shares: z.int(),
  keys: z.int(),
  webhooks: z.int(),
  members: z.int(),
  /** It pays for a plan, which ends with it. */
  subscribed: z.boolean(),
});
export type OrganisationHoldings = z.infer<typeof organisationHoldings>;

const name = z.string().max(200);
const access = { access: 'user' } as const;

/** Organisations: the people who share sites, and what each may do. No key makes these calls. */
export const organisationEndpoints = defineEndpoints('Organisations', {
  listSpaces: {
    method: 'GET',
    path: '/api/organisations',
    ...access,
    summary: 'Lister ses organisations',
    answer: { 200: json(ownSpaces) },
    errors: [],
  },
  createOrganisation: {
    method: 'POST',
    path: '/api/organisations',
    ...access,
    summary: 'Créer une organisation',
    description: 'La session passe dans l’organisation, en formule gratuite, dont vous êtes propriétaire.',
    headers: idempotent,
    body: z.strictObject({ name }),
    answer: { 201: json(organisation) },
    errors: ['organisation/name', 'organisation/too-many'],
  },
  chooseSpace: {
    method: 'PUT',
    path: '/api/account/space',
    ...access,
    summary: 'Passer dans une organisation, ou revenir dans son espace personnel',
    body: z.strictObject({ organisation: uid.nullable() }),
    answer: { 204: nothing },
    errors: ['request/not-found'],
  },
  readOrganisation: {
    method: 'GET',
    path: '/api/organisation',
    ...access,
    summary: 'Lire l’organisation et ses membres',
    answer: { 200: json(organisationView) },
    errors: ['organisation/none', 'request/not-found'],
  },
  renameOrganisation: {
    method: 'PATCH',
    path: '/api/organisation',
    ...access,
    summary: 'Renommer l’organisation',
    body: z.strictObject({ name }),
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/name', 'request/not-found'],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/organisation/invitations',
    ...access,
    summary: 'Inviter une personne par e-mail',
    description:
      'Le lien sert une fois, pendant sept jours, pour cette adresse seulement. Une nouvelle invitation à la même adresse remplace la précédente.',
    headers: idempotent,
    body: inviteRequest,
    answer: { 201: json(z.object({ id: z.uuid() })) },
    errors: [
      'organisation/none',
      'organisation/role-too-high',
      'organisation/already-member',
      'organisation/hosts-needed',
      'organisation/unknown-host',
      'organisation/no-seat',
      'auth/invalid-email',
      'auth/too-many-requests',
      'auth/too-many-mails',
      'auth/domain-mails',
      'auth/mails-paused',
      'request/not-found',
    ],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/organisation/invitations/:id',
    ...access,
    summary: 'Retirer une invitation',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/role-too-high'],
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/organisation/members/:uid',
    ...access,
    summary: 'Changer les droits d’un membre',
    params: { uid },
    body: changeMemberRequest,
    answer: { 204: nothing },
    errors: [
      'organisation/none',
      'organisation/role-too-high',
      'organisation/last-owner',
      'organisation/hosts-needed',
      'organisation/unknown-host',
    ],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/organisation/members/:uid',
    ...access,
    summary: 'Retirer un membre',
    description: 'Ce qu’il a fait reste dans l’organisation.',
    params: { uid },
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/role-too-high', 'organisation/last-owner'],
  },
  leaveOrganisation: {
    method: 'POST',
    path: '/api/organisation/leave',
    ...access,
    summary: 'Quitter l’organisation',
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/last-owner', 'request/not-found'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/:token/accept',
    ...access,
    summary: 'Accepter une invitation',
    params: { token: z.string().regex(/^[\w-]{43}$/) },
    answer: { 204: nothing },
    errors: ['invitation/expired', 'invitation/other-address', 'organisation/no-seat'],
  },
  declineInvitation: {
    method: 'POST',
    path: '/api/invitations/:token/decline',
    ...access,
    summary: 'Décliner une invitation',
    params: { token: z.string().regex(/^[\w-]{43}$/) },
    answer: { 204: nothing },
    errors: ['invitation/expired', 'invitation/other-address'],
  },
  readHoldings: {
    method: 'GET',
    path: '/api/organisation/holdings',
    ...access,
    summary: 'Lire ce qui disparaîtrait avec l’organisation',
    answer: { 200: json(organisationHoldings) },
    errors: ['organisation/none', 'request/not-found'],
  },
  deleteOrganisation: {
    method: 'DELETE',
    path: '/api/organisation',
    ...access,
    summary: 'Supprimer l’organisation et tout ce qu’elle contient',
    description: 'Les membres gardent leur compte et leur espace personnel.',
    body: z.strictObject({ name }),
    answer: { 204: nothing },
    errors: [
      'organisation/none',
      'organisation/wrong-name',
      'organisation/role-too-high',
      'request/not-found',
    ],
  },
  listOrganisationEvents: {
    method: 'GET',
    path: '/api/organisation/events',
    ...access,
    summary: 'Lire le journal de l’organisation, le plus récent d’abord',
    query: z.strictObject(cursorPaging),
    answer: { 200: json(cursorPageOf(organisationEvent)) },
    errors: ['organisation/none'],
  },
  exportOrganisationEvents: {
    method: 'GET',
    path: '/api/organisation/events/export',
    ...access,
    summary: 'Exporter le journal de l’organisation au format CSV',
    answer: { 200: file('text/csv; charset=utf-8') },
    errors: ['organisation/none'],
  },
});
