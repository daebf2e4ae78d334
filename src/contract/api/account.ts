import { z } from 'zod';
import { brandColor, brandLimits } from '../brand.ts';
import { type MailGroup, mailGroupIds } from '../mail-groups.ts';
import { accessKinds, closedByDefault } from '../open-access.ts';
import { planIds } from '../plans.ts';
import { spaceRoles } from '../space-roles.ts';
import { workPaceIds } from '../work-words.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';

const themes = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themes)[number];

// Apart, so that a page that shows them does not ship the schemas.
export { maxPasswordLength, minPasswordLength } from '../password-length.ts';

/** What any call to an identity provider may be refused with: a hosted one may be away, or know that an account is disabled. */
export const ofProvider = ['auth/network-request-failed', 'auth/suspended'] as const;

const password = z.string().max(1024);
const displayName = z.string().trim().max(80);

/** The signed-in person as pages see it: the profile document, without the fields they do not need. */
export const sessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  plan: z.enum(planIds),
  admin: z.boolean(),
  emailVerified: z.boolean(),
  settings: z.object({ theme: z.enum(themes) }),
  /** The organisation looked at, whose plan is told; absent in one’s own space. */
  organisation: z.object({ uid: z.string(), name: z.string(), role: z.enum(spaceRoles) }).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;
export const sessionResponse = z.object({ user: sessionUser });

const updateProfileRequest = z.strictObject({
  displayName: displayName.optional(),
  theme: z.enum(themes).optional(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequest>;

/** What a new password closes besides the sessions. */
export const closing = z
  .array(z.enum(accessKinds))
  .max(accessKinds.length)
  .default([...closedByDefault])
  .describe(
    'Ce qui se ferme avec les sessions : clés d’API (fermées si rien n’est dit), webhooks, liens de partage, destinataires.',
  );
const changePasswordRequest = z.strictObject({ currentPassword: password, newPassword: password, closing });
const closeAccessRequest = z.strictObject({
  kinds: z.array(z.enum(accessKinds)).min(1).max(accessKinds.length),
});
const openAccessResponse = z.object({
  items: z.array(z.object({ kind: z.enum(accessKinds), name: z.string(), createdAt: z.iso.datetime() })),
});
const deleteAccountRequest = z.strictObject({ password });

const changeEmailRequest = z.strictObject({ email: z.string().trim().max(254), password });
const emailResponse = z.object({
  email: z.string(),
  /** Asked for, and waiting for its link to be confirmed until then. */
  pending: z.object({ email: z.string(), until: z.iso.datetime() }).nullable(),
});
export type AccountEmail = z.infer<typeof emailResponse>;

/** True for each optional mail the person receives. */
const mailChoices = z.strictObject({
  ...(Object.fromEntries(mailGroupIds.map((id) => [id, z.boolean()])) as Record<MailGroup, z.ZodBoolean>),
  workPace: z.enum(workPaceIds).describe('Quand partent les e-mails « Correctifs et mentions ».'),
});
export type MailChoices = z.infer<typeof mailChoices>;

const accountBrand = z.object({
  name: z.string(),
  /** A `data:` address; null without a logo. */
  logo: z.string().nullable(),
  /** `#rrggbb`; null without a colour. */
  color: z.string().nullable(),
});
export type AccountBrand = z.infer<typeof accountBrand>;

const changeBrandRequest = z.strictObject({
  name: z.string().trim().max(brandLimits.nameLength).describe('Vide : ni nom ni logo.'),
  logo: z
    .base64()
    .max(Math.ceil(brandLimits.logoBytes / 3) * 4)
    .nullable()
    .optional()
    .describe('Une image PNG ou JPEG en base64 ; `null` la retire, absente elle reste.'),
  color: z
    .string()
    .regex(brandColor)
    .nullable()
    .optional()
    .describe('`#rrggbb` ; `null` la retire, absente elle reste.'),
});
export type ChangeBrandRequest = z.infer<typeof changeBrandRequest>;

export const accountSession = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  userAgent: z.string(),
  addressBlock: z
    .string()
    .describe('Réseau d’où elle a été ouverte (/24 ou /48) ; vide s’il n’est pas connu.'),
  /** The session this very request came with. */
  current: z.boolean(),
});
export const accountSessionsResponse = z.object({ sessions: z.array(accountSession) });
export type AccountSession = z.infer<typeof accountSession>;

/** How long reports are kept, and which are removed within thirty days. */
const retentionResponse = z.object({
  /** Days a report is kept by the present plan. */
  days: z.int(),
  /** The first twenty to go, the first one first. */
  soon: z.array(z.object({ id: z.uuid(), host: z.string(), removedOn: z.iso.datetime() })),
  soonCount: z.int(),
});
export type Retention = z.infer<typeof retentionResponse>;

/** « Mon profil »: each person acts on their own account only. */
export const accountEndpoints = defineEndpoints('Compte', {
  updateProfile: {
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    summary: 'Modifier son nom ou son thème',
    body: updateProfileRequest,
    answer: { 200: json(sessionResponse) },
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    summary: 'Changer son mot de passe',
    description:
      'Les autres sessions se ferment, et ce que `closing` nomme ; la réponse pose un nouveau cookie de session.',
    body: changePasswordRequest,
    answer: { 204: nothing },
    errors: ['auth/wrong-password', 'auth/weak-password', 'auth/too-many-requests', ...ofProvider],
  },
  readOpenAccess: {
    method: 'GET',
    path: '/api/account/access',
    access: 'user',
    summary:
      'Lister ce qui reste ouvert sans session : clés d’API, webhooks, liens de partage, destinataires',
    answer: { 200: json(openAccessResponse) },
    errors: [],
  },
  closeAccess: {
    method: 'POST',
    path: '/api/account/access/close',
    access: 'user',
    summary: 'Fermer tout ce qui est ouvert d’une ou de plusieurs sortes',
    description: 'Les clés et les destinataires sont supprimés, les liens révoqués, les webhooks désactivés.',
    body: closeAccessRequest,
    answer: { 204: nothing },
    errors: [],
  },
  readEmail: {
    method: 'GET',
    path: '/api/account/email',
    access: 'user',
    summary: 'Lire l’adresse de son compte et celle qui attend d’être confirmée',
    answer: { 200: json(emailResponse) },
    errors: [],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    access: 'user',
    summary: 'Demander le changement de son adresse',
    description:
      'Un lien part à la nouvelle adresse, un avis à l’ancienne. Rien ne change avant la confirmation. La réponse est la même si la nouvelle adresse est déjà celle d’un compte.',
    body: changeEmailRequest,
    answer: { 202: json(emailResponse) },
    errors: [
      'auth/wrong-password',
      'auth/invalid-email',
      'auth/same-email',
      'auth/too-many-requests',
      'auth/too-many-mails',
      'auth/domain-mails',
      'auth/mails-paused',
      ...ofProvider,
    ],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/account/email',
    access: 'user',
    summary: 'Renoncer au changement d’adresse demandé',
    answer: { 204: nothing },
    errors: [],
  },
  readMailChoices: {
    method: 'GET',
    path: '/api/account/mails',
    access: 'user',
    summary: 'Lire quels e-mails facultatifs on reçoit',
    answer: { 200: json(mailChoices) },
    errors: [],
  },
  changeMailChoices: {
    method: 'PATCH',
    path: '/api/account/mails',
    access: 'user',
    summary: 'Choisir les e-mails facultatifs',
    description: 'Les e-mails qui concernent le compte (sécurité, formule) partent toujours.',
    body: mailChoices.partial(),
    answer: { 200: json(mailChoices) },
    errors: [],
  },
  readBrand: {
    method: 'GET',
    path: '/api/account/brand',
    access: 'user',
    summary: 'Lire le nom et le logo que portent ses PDF',
    answer: { 200: json(accountBrand) },
    errors: [],
  },
  changeBrand: {
    method: 'PUT',
    path: '/api/account/brand',
    access: 'user',
    summary: 'Choisir le nom et le logo que portent ses PDF',
    description: 'Dans la formule Agence. Les PDF déjà faits sont refaits à la prochaine demande.',
    body: changeBrandRequest,
    bodyBytes: 300_000,
    answer: { 200: json(accountBrand) },
    errors: ['brand/not-in-plan', 'brand/bad-logo'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    summary: 'Lister ses sessions ouvertes',
    answer: { 200: json(accountSessionsResponse) },
    errors: [],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    summary: 'Fermer une de ses sessions',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: [],
  },
  revokeOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'user',
    summary: 'Fermer toutes ses autres sessions',
    answer: { 204: nothing },
    errors: [],
  },
  readRetention: {
    method: 'GET',
    path: '/api/account/retention',
    access: 'user',
    summary: 'Lire combien de temps ses rapports sont gardés, et lesquels seront bientôt supprimés',
    answer: { 200: json(retentionResponse) },
    errors: [],
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    weight: 'report',
    summary: 'Télécharger toutes ses données',
    description:
      'Articles 15 et 20 du RGPD : une archive ZIP (compte, audits, rapports en JSON et CSV, captures), envoyée au fil de sa lecture.',
    // Streamed, one report at a time: a file for the person, not data for a program.
    answer: { 200: file('application/zip') },
    errors: ['auth/too-many-requests'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    access: 'user',
    summary: 'Supprimer son compte et tout ce qu’il contient',
    body: deleteAccountRequest,
    answer: { 204: nothing },
    errors: ['auth/wrong-password', 'auth/too-many-requests', 'organisation/owned', ...ofProvider],
  },
});
