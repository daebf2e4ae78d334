import { z } from 'zod';
import { channelKinds, longestChannelToken, longestRoom, mostChannelHosts } from '../channel-words.ts';
import { deliveryFailureIds, deliveryStates, longestWebhookUrl, webhookEvents } from '../webhook-words.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { cursorPageOf, cursorPaging } from './paging.ts';

const moment = z.iso.datetime();
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

const createWebhookRequest = z.strictObject({
  url: z.string().trim().max(longestWebhookUrl).describe('Une adresse https, publique.'),
  events: events.describe('Ce qui lui est annoncé.'),
  kind: z
    .enum(channelKinds)
    .default('webhook')
    .describe('Un serveur, à qui part un événement signé, ou un salon de discussion, à qui part un message.'),
  token: z
    .string()
    .trim()
    .max(longestChannelToken)
    .optional()
    .describe('Matrix : le jeton d’accès du robot. Jamais rendu.'),
  room: z.string().trim().max(longestRoom).optional().describe('Matrix : l’identifiant interne du salon.'),
  hosts: z
    .array(z.string().trim().toLowerCase().min(1).max(255))
    .min(1)
    .max(mostChannelHosts)
    .optional()
    .describe('Les sites annoncés ; absents, tous.'),
});
export type CreateWebhookRequest = z.output<typeof createWebhookRequest>;

const changeWebhookRequest = z.strictObject({
  events: events.optional(),
  enabled: z.boolean().optional().describe('Remet en route une adresse désactivée, ou la suspend.'),
});
export type ChangeWebhookRequest = z.output<typeof changeWebhookRequest>;

/** An address that is told of events: never its secret, which is shown once. */
export const webhook = z.object({
  id: z.uuid(),
  kind: z.enum(channelKinds),
  /** Of a room its host alone. */
  url: z.string(),
  room: z.string().nullable(),
  /** null: all sites. */
  hosts: z.array(z.string()).nullable(),
  events: z.array(z.enum(webhookEvents)),
  /** `failing`: nothing was taken for three days. */
  state: z.enum(['active', 'paused', 'failing']),
  createdAt: moment,
  /** Until then the secret before signs too. */
  formerSecretUntil: moment.nullable(),
});
export type Webhook = z.infer<typeof webhook>;

/** One event on its way to one address. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  /** Of the event: the same when it is sent again. */
  eventId: z.uuid(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: moment,
  lastTriedAt: moment.nullable(),
  /** What the address answered last. */
  status: z.int().nullable(),
  /** The first characters of that answer, as the address wrote them: not to be trusted. */
  answer: z.string().nullable(),
  /** Why there was none. */
  failure: z.enum(deliveryFailureIds).nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const id = { id: z.uuid() };
const withSecret = json(z.object({ webhook, secret: z.string() }));
const queued = json(z.object({ delivery: webhookDelivery }));
const access = { access: 'user', key: 'manage' } as const;

/** Addresses of a person that are told of what happens; another’s answers 404. */
export const webhookEndpoints = defineEndpoints('Webhooks', {
  listWebhooks: {
    method: 'GET',
    path: '/api/webhooks',
    ...access,
    summary: 'Lister ses webhooks',
    answer: { 200: json(z.object({ webhooks: z.array(webhook) })) },
    errors: [],
  },
  createWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    ...access,
    summary: 'Ajouter un webhook',
    description:
      'Le secret qui signe les envois n’est donné que dans cette réponse ; vide pour un salon, dont l’adresse et le jeton ne sont plus jamais montrés.',
    headers: idempotent,
    body: createWebhookRequest,
    answer: { 201: withSecret },
    errors: [
      'webhook/address',
      'webhook/private',
      'webhook/channel-address',
      'webhook/retired-connector',
      'webhook/channel-token',
      'webhook/channel-room',
      'webhook/not-in-plan',
      'webhook/too-many',
    ],
  },
  changeWebhook: {
    method: 'PATCH',
    path: '/api/webhooks/:id',
    ...access,
    summary: 'Changer ce qu’annonce un webhook, le suspendre ou le remettre en route',
    params: id,
    body: changeWebhookRequest,
    answer: { 200: json(z.object({ webhook })) },
    errors: [],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    ...access,
    summary: 'Changer le secret d’un webhook',
    description: 'L’ancien secret signe aussi pendant 24 heures : le temps de le remplacer chez vous.',
    params: id,
    headers: idempotent,
    answer: { 201: withSecret },
    errors: ['webhook/no-secret'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/:id',
    ...access,
    summary: 'Supprimer un webhook et la trace de ses envois',
    params: id,
    answer: { 204: nothing },
    errors: [],
  },
  testWebhook: {
    method: 'POST',
    path: '/api/webhooks/:id/test',
    ...access,
    summary: 'Essayer un webhook',
    description: 'Un événement `webhook.test` part une seule fois ; son sort se lit parmi les envois.',
    params: id,
    headers: idempotent,
    answer: { 202: queued },
    errors: ['auth/too-many-requests'],
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    ...access,
    summary: 'Lister les envois d’un webhook, du plus récent au plus ancien',
    params: id,
    query: z.strictObject(cursorPaging),
    answer: { 200: json(cursorPageOf(webhookDelivery)) },
    errors: [],
  },
  replayDelivery: {
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:delivery/replay',
    ...access,
    summary: 'Renvoyer un envoi',
    description: 'Le même contenu et le même identifiant d’événement, signés de nouveau, une seule fois.',
    params: { ...id, delivery: z.uuid() },
    headers: idempotent,
    answer: { 202: queued },
    errors: ['auth/too-many-requests'],
  },
});
