import { z } from 'zod';
import { recipientStates } from '../recipient-words.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();

/** Somebody who receives the results of a site, or was asked to. */
export const recipient = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(recipientStates),
  createdAt: moment,
  /** Until when they may confirm; null once they have. */
  confirmUntil: moment.nullable(),
});
export type Recipient = z.infer<typeof recipient>;

const addRecipientRequest = z.strictObject({ email: z.string().trim().max(254) });

const host = { host: z.string().min(1).max(260) };

/** Who receives the results of a site beside its owner; each person for their own sites, another’s answers 404. */
export const recipientEndpoints = defineEndpoints('Destinataires', {
  listRecipients: {
    method: 'GET',
    path: '/api/sites/:host/recipients',
    access: 'user',
    key: 'read',
    summary: 'Lister les destinataires des résultats d’un de ses sites',
    params: host,
    // How many the plan allows, those that wait included.
    answer: { 200: json(z.object({ recipients: z.array(recipient), limit: z.int() })) },
    errors: [],
  },
  addRecipient: {
    method: 'POST',
    path: '/api/sites/:host/recipients',
    access: 'user',
    key: 'manage',
    summary: 'Proposer à quelqu’un de recevoir les résultats d’un site',
    description:
      'Un e-mail demande son accord à cette personne ; rien d’autre ne part avant qu’elle l’ait donné.',
    params: host,
    headers: idempotent,
    body: addRecipientRequest,
    answer: { 201: json(z.object({ recipient })) },
    errors: [
      'auth/invalid-email',
      'auth/too-many-requests',
      'auth/too-many-mails',
      'auth/domain-mails',
      'auth/mails-paused',
      'recipient/not-in-plan',
      'recipient/too-many',
      'recipient/already-added',
      'recipient/own',
      'recipient/left',
    ],
  },
  removeRecipient: {
    method: 'DELETE',
    path: '/api/sites/:host/recipients/:id',
    access: 'user',
    key: 'manage',
    summary: 'Retirer un destinataire',
    params: { ...host, id: z.uuid() },
    answer: { 204: nothing },
    errors: ['recipient/left'],
  },
});
