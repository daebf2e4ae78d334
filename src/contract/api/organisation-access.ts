import { z } from 'zod';
import { spaceRoles } from '../space-roles.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const organisation = z.string().max(128);
const access = { access: 'user' } as const;
const request = { id: z.uuid() };

const organisationOffers = z.object({
  offers: z.array(
    z.object({
      /** Names it in a request; opens nothing. */
      organisation: z.string(),
      name: z.string(),
      /** A request waits for its answer. */
      asked: z.boolean(),
    }),
  ),
});
export type OrganisationOffers = z.infer<typeof organisationOffers>;

const acceptJoinRequest = z.strictObject({
  role: z.enum(spaceRoles),
  hosts: z.array(z.string().max(253)).max(500).default([]),
  mayAct: z.boolean().default(false),
});
export type AcceptJoinRequest = z.infer<typeof acceptJoinRequest>;

/** Who may come into an organisation, and how protected their account must be. No key makes these calls. */
export const organisationAccessEndpoints = defineEndpoints('Organisations', {
  listOrganisationOffers: {
    method: 'GET',
    path: '/api/account/organisation-offers',
    ...access,
    summary: 'Lister les organisations de son SIRET, dont on ne fait pas partie',
    description:
      'Le SIRET est celui que le fournisseur d’identité a transmis à la dernière connexion. Rien d’autre que le nom n’est montré.',
    answer: { 200: json(organisationOffers) },
    errors: [],
  },
  askToJoin: {
    method: 'POST',
    path: '/api/account/join-requests',
    ...access,
    summary: 'Demander à rejoindre une organisation de son SIRET',
    description: 'Ses administrateurs sont prévenus par e-mail, et un e-mail donne la réponse.',
    headers: idempotent,
    body: z.strictObject({ organisation }),
    answer: { 201: json(z.object({ id: z.uuid() })) },
    errors: [
      'request/not-found',
      'organisation/already-asked',
      'organisation/too-many-requests',
      'auth/required',
    ],
  },
  acceptJoin: {
    method: 'POST',
    path: '/api/organisation/join-requests/:id/accept',
    ...access,
    summary: 'Accepter une demande à rejoindre l’organisation',
    params: request,
    body: acceptJoinRequest,
    answer: { 204: nothing },
    errors: [
      'organisation/none',
      'organisation/role-too-high',
      'organisation/no-seat',
      'organisation/hosts-needed',
      'organisation/unknown-host',
    ],
  },
  refuseJoin: {
    method: 'DELETE',
    path: '/api/organisation/join-requests/:id',
    ...access,
    summary: 'Refuser une demande à rejoindre l’organisation',
    params: request,
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/role-too-high'],
  },
  changeSiret: {
    method: 'PUT',
    path: '/api/organisation/siret',
    ...access,
    summary: 'Indiquer le SIRET de l’organisation, ou le retirer',
    description:
      'Les personnes dont le fournisseur d’identité transmet ce SIRET peuvent demander à rejoindre l’organisation.',
    body: z.strictObject({ siret: z.string().max(40).nullable() }),
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/siret', 'organisation/role-too-high', 'request/not-found'],
  },
  changeMailDomain: {
    method: 'PUT',
    path: '/api/organisation/mail-domains/:host',
    ...access,
    summary: 'Choisir comment se connectent les membres dont l’adresse est d’un domaine prouvé',
    description:
      'Avec un fournisseur, leur mot de passe n’ouvre plus leur compte ; celui des propriétaires, si. `null` : comme ils veulent. Le domaine est prouvé par le DNS.',
    params: { host: z.string().max(253) },
    body: z.strictObject({ provider: z.string().max(60).nullable() }),
    answer: { 204: nothing },
    errors: ['organisation/none', 'organisation/own-link-first', 'organisation/role-too-high'],
  },
  requireFactor: {
    method: 'PUT',
    path: '/api/organisation/second-factor',
    ...access,
    summary: 'Demander une deuxième étape de connexion aux membres, ou ne plus la demander',
    description:
      'Les membres qui n’en ont pas reçoivent un e-mail et ont sept jours. Ensuite l’organisation leur est fermée, le reste de leur compte non.',
    body: z.strictObject({ required: z.boolean() }),
    answer: { 204: nothing },
    errors: [
      'organisation/none',
      'organisation/own-factor-first',
      'organisation/role-too-high',
      'request/not-found',
    ],
  },
});
