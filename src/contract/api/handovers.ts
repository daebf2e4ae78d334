import { z } from 'zod';
import { fixRoles } from '../fix-words.ts';
import {
  handedStateIds,
  longestHandoverDays,
  longestHandoverMessage,
  mostHandedFixes,
  usualHandoverDays,
} from '../handover-words.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();
const roleIds = Object.keys(fixRoles) as [keyof typeof fixRoles, ...(keyof typeof fixRoles)[]];

/** A fix that was handed over, and how far it is. */
const handedFix = z.object({
  key: z.string(),
  /** As it was when it was sent. */
  title: z.string(),
  role: z.enum(roleIds),
  state: z.enum(handedStateIds),
  /** What the state rests on, in one French sentence. */
  sentence: z.string(),
  /** What the provider wrote: plain text of somebody without an account. */
  note: z.string(),
  changedAt: moment.nullable(),
});
export type HandedFix = z.infer<typeof handedFix>;

/** Fixes that were sent to a provider, as their owner sees them: never the link itself, which is in the mail alone. */
export const handover = z.object({
  id: z.uuid(),
  email: z.string(),
  message: z.string(),
  state: z.enum(['working', 'expired', 'revoked', 'refused']),
  createdAt: moment,
  /** The last time it was mailed. */
  sentAt: moment,
  expiresAt: moment,
  /** Times it was opened. */
  accessCount: z.int(),
  lastAccessAt: moment.nullable(),
  fixes: z.array(handedFix),
});
export type Handover = z.infer<typeof handover>;

const createHandoverRequest = z.strictObject({
  email: z.string().trim().max(254).describe('L’adresse du prestataire.'),
  fixes: z
    .array(z.string().max(300))
    .max(1_000)
    .describe(`Les clés des correctifs choisis, ${mostHandedFixes} au plus.`),
  message: z
    .string()
    .max(10_000)
    .default('')
    .describe(`Texte simple, ${longestHandoverMessage} caractères au plus ; aucun lien n’y est cliquable.`),
  days: z
    .int()
    .min(1)
    .max(longestHandoverDays)
    .default(usualHandoverDays)
    .describe('Durée du lien, en jours.'),
  showProtected: z
    .boolean()
    .default(false)
    .describe('Montrer à d’autres un rapport de pages protégées par un accès.'),
});
export type CreateHandoverRequest = z.infer<typeof createHandoverRequest>;

const id = { id: z.uuid() };
const one = { ...id, handoverId: z.uuid() };
const mailRefusals = [
  'auth/too-many-requests',
  'auth/too-many-mails',
  'auth/domain-mails',
  'auth/mails-paused',
  'handover/day-limit',
  'handover/new-addresses',
  'handover/refused',
] as const;

/** « Envoyer à mon prestataire »: each person for their own reports, another’s answers 404. */
export const handoverEndpoints = defineEndpoints('Plans envoyés', {
  listHandovers: {
    method: 'GET',
    path: '/api/reports/:id/handovers',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Lister les plans envoyés d’un de ses rapports, avec l’état de chaque correctif',
    params: id,
    answer: { 200: json(z.object({ handovers: z.array(handover) })) },
    errors: [],
  },
  createHandover: {
    method: 'POST',
    path: '/api/reports/:id/handovers',
    access: 'user',
    key: 'manage',
    weight: 'report',
    summary: 'Envoyer des correctifs à un prestataire',
    description:
      'Un e-mail part avec les tickets et un lien qui s’ouvre sans compte. Le lien n’est dans aucune réponse : seule son empreinte est conservée.',
    params: id,
    headers: idempotent,
    body: createHandoverRequest,
    answer: { 201: json(z.object({ handover })) },
    errors: [
      'auth/invalid-email',
      ...mailRefusals,
      'handover/no-fix',
      'handover/too-many-fixes',
      'handover/unknown-fix',
      'handover/message-length',
      'handover/too-many',
      'share/protected-pages',
      'report/removed',
    ],
  },
  resendHandover: {
    method: 'POST',
    path: '/api/reports/:id/handovers/:handoverId/resend',
    access: 'user',
    key: 'manage',
    weight: 'report',
    summary: 'Renvoyer un plan par e-mail',
    description:
      'Un nouveau lien remplace le précédent, pour la même durée ; les états et les commentaires restent.',
    params: one,
    headers: idempotent,
    answer: { 200: json(z.object({ handover })) },
    errors: [...mailRefusals, 'handover/ended', 'report/removed'],
  },
  revokeHandover: {
    method: 'DELETE',
    path: '/api/reports/:id/handovers/:handoverId',
    access: 'user',
    key: 'manage',
    summary: 'Révoquer le lien d’un plan envoyé',
    description: 'Il cesse aussitôt d’ouvrir le plan, et le dit. Une seconde fois ne change rien.',
    params: one,
    answer: { 204: nothing },
    errors: [],
  },
  readPlanPicture: {
    method: 'GET',
    path: '/plan/:token/captures/:key',
    access: 'public',
    summary: 'Lire la capture d’une page concernée par un plan envoyé',
    params: { token: z.string().regex(/^[\w-]{43}$/), key: z.string() },
    answer: { 200: file('image/webp', 'image/png', 'image/jpeg', 'image/avif') },
    errors: ['handover/expired', 'handover/revoked', 'file/missing', 'file/unavailable'],
  },
});
