import { z } from 'zod';
import { closing, ofProvider, sessionResponse } from './account.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { stepResponse } from './factors.ts';

const email = z.string().trim().max(254);
const password = z.string().max(1024);
const token = z.string().min(1).max(2048);
const displayName = z.string().trim().max(80);

const signUpRequest = z.strictObject({
  email,
  password,
  displayName: displayName.optional(),
  /** The site they came with: the form proposes it at their first login, in any browser. */
  url: z.string().trim().max(2000).optional(),
});
const emailRequest = z.strictObject({ email });
const verifyRequest = z.strictObject({ token, password: password.optional() });
const signInRequest = z.strictObject({ email, password });
const resetPasswordRequest = z.strictObject({ token, password, closing });
const sessionRequest = z.strictObject({ idToken: z.string().min(1).max(4096) });

const confirmEmailRequest = z.strictObject({ token, password: password.optional() });

const identityStatus = z.object({
  status: z.enum(['mail-sent', 'verified', 'password-reset', 'email-changed']),
});
export type IdentityStatus = z.infer<typeof identityStatus>;
const signInResponse = z.object({ idToken: z.string() });

/** Of calls that send a mail. */
const tooMany = [
  'auth/too-many-requests',
  'auth/too-many-mails',
  'auth/domain-mails',
  'auth/mails-paused',
] as const;

/** Calls of the login form. Those that send a mail answer the same whether or not the address is known. */
export const identityEndpoints = defineEndpoints('Identité', {
  signUp: {
    method: 'POST',
    path: '/api/identity/sign-up',
    access: 'public',
    summary: 'Créer un compte',
    description:
      'Un message de validation part à l’adresse. La réponse est la même si l’adresse est déjà connue.',
    body: signUpRequest,
    answer: { 202: json(identityStatus) },
    errors: [
      'auth/invalid-email',
      'auth/provider-only',
      'auth/weak-password',
      'auth/too-many-accounts',
      ...tooMany,
      ...ofProvider,
    ],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/identity/resend-verification',
    access: 'public',
    summary: 'Renvoyer le message de validation',
    body: emailRequest,
    answer: { 202: json(identityStatus) },
    errors: ['auth/invalid-email', ...tooMany, ...ofProvider],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/identity/verify',
    access: 'public',
    summary: 'Valider une adresse e-mail par le code du message',
    description: 'Depuis le navigateur de l’inscription, ou avec le mot de passe choisi.',
    body: verifyRequest,
    answer: { 200: json(identityStatus) },
    errors: [
      'auth/expired-link',
      'auth/password-needed',
      'auth/wrong-sign-up-password',
      'auth/too-many-requests',
      ...ofProvider,
    ],
  },
  signIn: {
    method: 'POST',
    path: '/api/identity/sign-in',
    access: 'public',
    summary: 'Échanger un mot de passe contre un jeton d’identité',
    description: 'Le jeton ouvre ensuite une session par POST /api/auth/session ; il expire vite.',
    body: signInRequest,
    answer: { 200: json(signInResponse) },
    errors: [
      'auth/invalid-email',
      'auth/invalid-credential',
      'auth/provider-only',
      'auth/email-not-verified',
      'auth/account-tried',
      'auth/too-many-requests',
      ...ofProvider,
    ],
  },
  requestReset: {
    method: 'POST',
    path: '/api/identity/request-reset',
    access: 'public',
    summary: 'Demander un nouveau mot de passe',
    body: emailRequest,
    answer: { 202: json(identityStatus) },
    errors: ['auth/invalid-email', ...tooMany, ...ofProvider],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/identity/reset-password',
    access: 'public',
    summary: 'Choisir un nouveau mot de passe par le code du message',
    description: 'Toutes les sessions se ferment, et ce que `closing` nomme.',
    body: resetPasswordRequest,
    answer: { 200: json(identityStatus) },
    errors: ['auth/expired-link', 'auth/weak-password', 'auth/too-many-requests', ...ofProvider],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/identity/confirm-email',
    access: 'public',
    summary: 'Confirmer une nouvelle adresse par le code du message',
    description: 'Avec la session du compte, ou avec son mot de passe. Les autres sessions se ferment.',
    body: confirmEmailRequest,
    answer: { 200: json(identityStatus) },
    errors: [
      'auth/expired-link',
      'auth/email-taken',
      'auth/password-needed',
      'auth/wrong-password',
      'auth/too-many-requests',
      ...ofProvider,
    ],
  },
});

/** The session: the same for every identity provider. */
export const sessionEndpoints = defineEndpoints('Session', {
  startSession: {
    method: 'POST',
    path: '/api/auth/session',
    access: 'public',
    summary: 'Ouvrir une session',
    description:
      'La réponse pose le cookie de session, que les autres appels renvoient. Si le compte a une deuxième étape, elle répond 202 sans session : `passSecondStep` ou `signInByPasskey` la donne.',
    duringSetUp: true,
    body: sessionRequest,
    answer: { 200: json(sessionResponse), 202: json(stepResponse) },
    errors: ['auth/invalid-token', 'auth/email-not-verified', 'auth/too-many-requests', ...ofProvider],
  },
  checkSession: {
    method: 'GET',
    path: '/api/auth/check-session',
    access: 'public',
    summary: 'Lire qui est connecté',
    duringSetUp: true,
    answer: { 200: json(sessionResponse) },
    errors: ['auth/required'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/session',
    access: 'public',
    summary: 'Fermer la session',
    description:
      'Où la session a été ouverte par un autre fournisseur, la réponse dit où le navigateur va pour fermer aussi la sienne.',
    duringSetUp: true,
    answer: { 200: json(z.object({ next: z.url() })), 204: nothing },
    errors: [],
  },
});
