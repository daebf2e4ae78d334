import { z } from 'zod';
import { keyScopes, longestKeyDays, longestKeyName } from '../key-words.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();

const createKeyRequest = z.strictObject({
  name: z.string().trim().min(1).max(longestKeyName).describe('Où elle sert : vous seul le lisez.'),
  scope: z.enum(keyScopes).describe('Lecture, audits (lecture et lancement) ou gestion.'),
  days: z.int().min(1).max(longestKeyDays).default(longestKeyDays).describe('Durée de la clé, en jours.'),
  password: z.string().max(1024).describe('Le mot de passe du compte.'),
});
export type CreateKeyRequest = z.output<typeof createKeyRequest>;

/** A key as its owner sees it: never the key itself, which is shown once. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(keyScopes),
  /** How it starts, to recognise it. */
  start: z.string(),
  createdAt: moment,
  expiresAt: moment,
  expired: z.boolean(),
  /** To the minute; null before the first use. */
  lastUsedAt: moment.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Keys that let programs act for a person. No key makes, lists or ends keys. */
export const keyEndpoints = defineEndpoints('Clés d’API', {
  listKeys: {
    method: 'GET',
    path: '/api/account/keys',
    access: 'user',
    summary: 'Lister ses clés d’API',
    answer: { 200: json(z.object({ keys: z.array(apiKey) })) },
    errors: [],
  },
  createKey: {
    method: 'POST',
    path: '/api/account/keys',
    access: 'user',
    summary: 'Créer une clé d’API',
    description: 'La clé n’est donnée que dans cette réponse : seule son empreinte est conservée.',
    headers: idempotent,
    body: createKeyRequest,
    answer: { 201: json(z.object({ key: apiKey, token: z.string() })) },
    errors: [
      'auth/wrong-password',
      'auth/too-many-requests',
      'request/not-found',
      'key/not-in-plan',
      'key/too-many',
    ],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/account/keys/:id',
    access: 'user',
    summary: 'Révoquer une clé d’API',
    description: 'Elle cesse aussitôt d’être acceptée.',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: [],
  },
});
