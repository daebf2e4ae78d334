import { z } from 'zod';
import { proofMethods, proofOutcomes } from '../domain-proof.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { targetErrors } from './target-errors.ts';

const moment = z.iso.datetime();

/** `host` as people type it: a name or a whole address. */
const addDomainRequest = z.strictObject({ host: z.string().max(4000) });

const domainStatuses = ['waiting', 'proved', 'expired', 'lost', 'failed'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

export const domain = z.object({
  id: z.uuid(),
  /** ASCII host, with its port when it is not the usual one. */
  host: z.string(),
  /** To be shown in the DNS, the file or the tag; of this account and host only. */
  token: z.string(),
  status: z.enum(domainStatuses),
  /** What proves it, or proved it last. */
  method: z.enum(proofMethods).nullable(),
  createdAt: moment,
  provedAt: moment.nullable(),
  /** The proof holds until then, unless it is seen again before. */
  expiresAt: moment.nullable(),
  lastCheckedAt: moment.nullable(),
  /** What the last check found, with the sentence that says it. */
  checks: z.array(
    z.object({ method: z.enum(proofMethods), outcome: z.enum(proofOutcomes), message: z.string() }),
  ),
});
export type Domain = z.infer<typeof domain>;

export const domainResponse = z.object({ domain });
export const domainsResponse = z.object({ domains: z.array(domain) });

const id = { id: z.uuid() };

/** « Mes domaines » of « Mon profil »; each person their own, another’s answers 404. */
export const domainEndpoints = defineEndpoints('Domaines', {
  listDomains: {
    method: 'GET',
    path: '/api/domains',
    access: 'user',
    key: 'read',
    summary: 'Lister ses domaines',
    answer: { 200: json(domainsResponse) },
    errors: [],
  },
  addDomain: {
    method: 'POST',
    path: '/api/domains',
    access: 'user',
    key: 'manage',
    summary: 'Ajouter un domaine à prouver',
    headers: idempotent,
    body: addDomainRequest,
    answer: { 201: json(domainResponse) },
    errors: [...targetErrors, 'domain/shared-suffix', 'domain/already-added', 'domain/too-many'],
  },
  checkDomain: {
    method: 'POST',
    path: '/api/domains/:id/check',
    access: 'user',
    key: 'manage',
    summary: 'Chercher la preuve d’un domaine',
    description: 'DNS, fichier et balise sont interrogés : 15 secondes au plus.',
    params: id,
    answer: { 200: json(domainResponse) },
    errors: ['request/too-many'],
  },
  removeDomain: {
    method: 'DELETE',
    path: '/api/domains/:id',
    access: 'user',
    key: 'manage',
    summary: 'Retirer un domaine',
    params: id,
    answer: { 204: nothing },
    errors: [],
  },
});
