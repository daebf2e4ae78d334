import { z } from 'zod';
import { longestShareDays, shortestSharePassword } from '../share-limits.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();

const createShareRequest = z.strictObject({
  label: z.string().trim().max(80).default('').describe('Pour qui : vous seul le lisez.'),
  days: z.int().min(1).max(longestShareDays).default(30).describe('Durée du lien, en jours.'),
  password: z.string().min(shortestSharePassword).max(1024).optional(),
  showProtected: z
    .boolean()
    .default(false)
    .describe('Montrer à d’autres un rapport de pages protégées par un accès.'),
});
export type CreateShareRequest = z.infer<typeof createShareRequest>;

/** A link as its owner sees it: never the link itself, which is shown once. */
export const share = z.object({
  id: z.uuid(),
  label: z.string(),
  state: z.enum(['working', 'expired', 'revoked']),
  /** Opens with a password. */
  locked: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  /** Times it was opened by somebody else than the owner. */
  accessCount: z.int(),
  lastAccessAt: moment.nullable(),
});
export type Share = z.infer<typeof share>;

const id = { id: z.uuid() };
/** 256 random bits, base64url. */
const token = { token: z.string().regex(/^[\w-]{43}$/) };
const closed = ['share/expired', 'share/revoked', 'share/password-needed'] as const;

/** Links that open a report to others; each person those of their own reports, another’s answers 404. */
export const shareEndpoints = defineEndpoints('Liens de partage', {
  listShares: {
    method: 'GET',
    path: '/api/reports/:id/shares',
    access: 'user',
    key: 'read',
    summary: 'Lister les liens de partage d’un de ses rapports',
    params: id,
    answer: { 200: json(z.object({ shares: z.array(share) })) },
    errors: [],
  },
  createShare: {
    method: 'POST',
    path: '/api/reports/:id/shares',
    access: 'user',
    key: 'manage',
    summary: 'Créer un lien de partage',
    description: 'L’adresse n’est donnée que dans cette réponse : seule son empreinte est conservée.',
    params: id,
    headers: idempotent,
    body: createShareRequest,
    answer: { 201: json(z.object({ share, url: z.url() })) },
    errors: [
      'share/not-in-plan',
      'share/protected-pages',
      'share/too-many',
      'report/removed',
      'auth/too-many-requests',
    ],
  },
  revokeShare: {
    method: 'DELETE',
    path: '/api/reports/:id/shares/:shareId',
    access: 'user',
    key: 'manage',
    summary: 'Révoquer un lien de partage',
    description: 'Il cesse aussitôt d’ouvrir le rapport, et le dit. Une seconde fois ne change rien.',
    params: { ...id, shareId: z.uuid() },
    answer: { 204: nothing },
    errors: [],
  },
  readSharedScreenshot: {
    method: 'GET',
    path: '/partage/:token/captures/:key',
    access: 'public',
    summary: 'Lire la capture d’une page d’un rapport partagé',
    params: { ...token, key: z.string() },
    answer: { 200: file('image/webp', 'image/png', 'image/jpeg', 'image/avif') },
    errors: [...closed, 'file/missing', 'file/unavailable'],
  },
  readShareBadge: {
    method: 'GET',
    path: '/partage/:token/badge.svg',
    access: 'public',
    weight: 'report',
    summary: 'Lire le badge d’un rapport partagé : son score et sa date',
    description: 'Une image pour une autre page. Un lien protégé par un mot de passe n’en a pas.',
    params: token,
    answer: { 200: file('image/svg+xml; charset=utf-8') },
    errors: closed,
  },
});
