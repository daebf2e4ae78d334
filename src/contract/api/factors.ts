import { z } from 'zod';
import { factorKinds, maxFactorName, stepKinds } from '../factor-words.ts';
import { ofProvider, sessionResponse } from './account.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';

const password = z.string().max(1024);
const code = z.string().trim().min(1).max(60).describe('Six chiffres, ou un code de secours.');
const name = z.string().trim().min(1).max(maxFactorName);
const codes = z.array(z.string());

/** How a sign-in whose password was right goes on. */
const pendingStep = z.object({
  kinds: z.array(z.enum(stepKinds)).describe('Ce qui peut la passer, ici et maintenant.'),
  until: z.iso.datetime(),
});
export const stepResponse = z.object({ secondStep: pendingStep });

const factor = z.object({
  id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  /** False where the secret of the installation is lost: nothing can be checked with it any more. */
  readable: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Factor = z.infer<typeof factor>;

const factorList = z.object({
  factors: z.array(factor),
  recoveryCodes: z.int().describe('Codes de secours qui restent.'),
  required: z.array(z.string()).describe('Qui demande une deuxième étape, et pourquoi ; vide : personne.'),
  passkeys: z.boolean().describe('Faux si le service est ouvert par une adresse IP.'),
  confirmed: z
    .boolean()
    .describe('Vrai si la personne a confirmé son identité dans cette session depuis moins de dix minutes.'),
});
export type FactorList = z.infer<typeof factorList>;

const newApp = z.object({
  id: z.uuid(),
  secret: z.string().describe('En base32.'),
  uri: z.string(),
  picture: z.object({ size: z.int(), path: z.string() }).describe('Code QR : chemin SVG.'),
});
export type NewApp = z.infer<typeof newApp>;

/** What the browser’s own interface takes and gives (WebAuthn, level 3): checked by what verifies it. */
const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });
const passkeyResponse = z.looseObject({ id: z.string().min(1).max(1400) });

const newCodes = z.object({
  recoveryCodes: codes
    .nullable()
    .describe('Dix codes, montrés cette seule fois, avec le premier moyen ajouté.'),
});

const ofCodes = ['factor/wrong-code', 'auth/too-many-requests'] as const;

/** Sign-in beyond the password. */
export const stepEndpoints = defineEndpoints('Session', {
  passSecondStep: {
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    duringSetUp: true,
    summary: 'Passer la deuxième étape de la connexion par un code',
    description:
      'Dans le navigateur qui a donné le bon mot de passe, pendant cinq minutes et pour cinq essais. La réponse pose le cookie de session.',
    body: z.strictObject({ code }),
    answer: { 200: json(sessionResponse) },
    errors: ['factor/step-over', 'auth/suspended', 'auth/invalid-token', ...ofCodes],
  },
  askPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    duringSetUp: true,
    summary: 'Demander à se connecter avec une clé d’accès',
    description: 'La question vaut cinq minutes, une fois, dans ce navigateur.',
    answer: { 200: json(passkeyOptions) },
    errors: ['factor/no-domain', 'auth/too-many-requests'],
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    duringSetUp: true,
    summary: 'Se connecter avec une clé d’accès',
    description: 'Sans mot de passe : la clé d’accès tient lieu des deux étapes.',
    body: z.strictObject({ response: passkeyResponse }),
    bodyBytes: 20_000,
    answer: { 200: json(sessionResponse) },
    errors: [
      'factor/challenge-over',
      'factor/passkey-refused',
      'auth/invalid-token',
      'auth/too-many-requests',
      ...ofProvider,
    ],
  },
});

/** « Deuxième étape » of the profile: each person’s own. */
export const factorEndpoints = defineEndpoints('Deuxième étape', {
  readFactors: {
    method: 'GET',
    path: '/api/account/factors',
    access: 'user',
    duringSetUp: true,
    summary: 'Lire ses moyens de passer la deuxième étape',
    answer: { 200: json(factorList) },
    errors: [],
  },
  confirmPerson: {
    method: 'POST',
    path: '/api/account/confirm',
    access: 'user',
    duringSetUp: true,
    summary: 'Confirmer son identité pour dix minutes',
    description: 'Par le mot de passe, ou par un code de la deuxième étape.',
    body: z.union([z.strictObject({ password }), z.strictObject({ code })]),
    answer: { 204: nothing },
    errors: ['auth/wrong-password', ...ofCodes, ...ofProvider],
  },
  askConfirmation: {
    method: 'POST',
    path: '/api/account/confirm/passkey/options',
    access: 'user',
    duringSetUp: true,
    summary: 'Demander à confirmer son identité par une clé d’accès',
    answer: { 200: json(passkeyOptions) },
    errors: ['factor/no-domain'],
  },
  confirmByPasskey: {
    method: 'POST',
    path: '/api/account/confirm/passkey',
    access: 'user',
    duringSetUp: true,
    summary: 'Confirmer son identité par une clé d’accès',
    body: z.strictObject({ response: passkeyResponse }),
    bodyBytes: 20_000,
    answer: { 204: nothing },
    errors: ['factor/challenge-over', 'factor/passkey-refused'],
  },
  startApp: {
    method: 'POST',
    path: '/api/account/factors/apps',
    access: 'user',
    duringSetUp: true,
    summary: 'Commencer l’ajout d’une application d’authentification',
    description: 'Le secret n’est montré que cette fois, et ne sert qu’une fois activé par un code juste.',
    body: z.strictObject({ name }),
    answer: { 200: json(newApp) },
    errors: ['factor/confirm-needed', 'factor/too-many'],
  },
  activateApp: {
    method: 'POST',
    path: '/api/account/factors/apps/:id',
    access: 'user',
    duringSetUp: true,
    summary: 'Activer une application d’authentification par son premier code',
    description: 'Le premier moyen d’un compte ferme ses autres sessions et donne dix codes de secours.',
    params: { id: z.uuid() },
    body: z.strictObject({ code }),
    answer: { 200: json(newCodes) },
    errors: ['factor/confirm-needed', 'factor/too-many', ...ofCodes],
  },
  askNewPasskey: {
    method: 'POST',
    path: '/api/account/factors/passkeys/options',
    access: 'user',
    duringSetUp: true,
    summary: 'Commencer l’ajout d’une clé d’accès',
    answer: { 200: json(passkeyOptions) },
    errors: ['factor/confirm-needed', 'factor/too-many', 'factor/no-domain'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/factors/passkeys',
    access: 'user',
    duringSetUp: true,
    summary: 'Ajouter la clé d’accès que le navigateur a créée',
    description: 'Le premier moyen d’un compte ferme ses autres sessions et donne dix codes de secours.',
    body: z.strictObject({ name, response: passkeyResponse }),
    bodyBytes: 20_000,
    answer: { 200: json(newCodes) },
    errors: [
      'factor/confirm-needed',
      'factor/too-many',
      'factor/challenge-over',
      'factor/passkey-refused',
      'factor/passkey-known',
    ],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/factors/recovery-codes',
    access: 'user',
    duringSetUp: true,
    summary: 'Remplacer ses codes de secours',
    answer: { 200: json(z.object({ recoveryCodes: codes })) },
    errors: ['factor/confirm-needed', 'factor/none'],
  },
  renameFactor: {
    method: 'PATCH',
    path: '/api/account/factors/:id',
    access: 'user',
    duringSetUp: true,
    summary: 'Renommer un de ses moyens de passer la deuxième étape',
    params: { id: z.uuid() },
    body: z.strictObject({ name }),
    answer: { 204: nothing },
    errors: [],
  },
  removeFactor: {
    method: 'DELETE',
    path: '/api/account/factors/:id',
    access: 'user',
    duringSetUp: true,
    summary: 'Retirer un de ses moyens de passer la deuxième étape',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: ['factor/confirm-needed', 'factor/last-required'],
  },
});

const factorReset = z.object({
  uid: z.string(),
  email: z.string(),
  /** The administrator who asked; null once that account is gone. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  /** It is done at the first sign-in from then on. */
  dueAt: z.iso.datetime(),
});
export type WaitingReset = z.infer<typeof factorReset>;

/** What administrators do for somebody who has lost everything. */
export const factorResetEndpoints = defineEndpoints('Administration', {
  listFactorResets: {
    method: 'GET',
    path: '/api/admin/factor-resets',
    access: 'admin',
    summary: 'Lister les retraits de deuxième étape qui attendent, le premier dû d’abord',
    answer: { 200: json(z.object({ resets: z.array(factorReset) })) },
    errors: [],
  },
  askFactorReset: {
    method: 'POST',
    path: '/api/admin/users/:uid/factor-reset',
    access: 'admin',
    summary: 'Demander le retrait de la deuxième étape d’un compte',
    description:
      'Elle est retirée à la première connexion après 24 heures. La personne reçoit aussitôt un e-mail et peut refuser.',
    params: { uid: z.string().min(1).max(128) },
    body: z.strictObject({ password: password.describe('Le mot de passe de l’administrateur.') }),
    answer: { 202: json(z.object({ dueAt: z.iso.datetime() })) },
    errors: [
      'auth/wrong-password',
      'auth/too-many-requests',
      'admin/own-account',
      'factor/none',
      'factor/reset-waits',
      ...ofProvider,
    ],
  },
  dropFactorReset: {
    method: 'DELETE',
    path: '/api/admin/users/:uid/factor-reset',
    access: 'admin',
    summary: 'Renoncer au retrait de la deuxième étape d’un compte',
    params: { uid: z.string().min(1).max(128) },
    answer: { 204: nothing },
    errors: [],
  },
});
