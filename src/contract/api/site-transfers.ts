import { z } from 'zod';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const uid = z.string().max(128);
const access = { access: 'user' } as const;

const siteTransfer = z.object({
  id: z.uuid(),
  host: z.string(),
  /** Whether the space looked at offers it; otherwise it is offered it. */
  isOurs: z.boolean(),
  /** The name of the other space. */
  with: z.string(),
  expiresAt: z.iso.datetime(),
});
export type SiteTransfer = z.infer<typeof siteTransfer>;

/** Sites that go from a space to an organisation, once it accepts. No key makes these calls. */
export const siteTransferEndpoints = defineEndpoints('Organisations', {
  listTransfers: {
    method: 'GET',
    path: '/api/site-transfers',
    ...access,
    summary: 'Lister les sites proposés à une autre organisation, ou par une autre',
    answer: { 200: json(z.object({ items: z.array(siteTransfer) })) },
    errors: [],
  },
  offerSite: {
    method: 'POST',
    path: '/api/site-transfers',
    ...access,
    summary: 'Proposer un site à une organisation',
    description:
      'Rien ne change avant qu’un propriétaire de cette organisation accepte, dans les quatorze jours.',
    headers: idempotent,
    body: z.strictObject({ host: z.string().max(253), organisation: uid }),
    answer: { 201: json(z.object({ id: z.uuid() })) },
    errors: ['transfer/same', 'transfer/unknown-target', 'organisation/role-too-high', 'request/not-found'],
  },
  takeSite: {
    method: 'POST',
    path: '/api/site-transfers/:id/accept',
    ...access,
    summary: 'Accepter un site proposé',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: ['transfer/already-there', 'transfer/busy', 'organisation/role-too-high'],
  },
  dropOffer: {
    method: 'DELETE',
    path: '/api/site-transfers/:id',
    ...access,
    summary: 'Retirer ou refuser une proposition de site',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: ['organisation/role-too-high'],
  },
});
