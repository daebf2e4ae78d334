import { z } from 'zod';
import { defineEndpoints, json, nothing } from './endpoint.ts';

const signInLink = z.object({
  id: z.uuid(),
  /** Its name in the settings of the installation. */
  provider: z.string(),
  label: z.string(),
  /** As the provider told it when it was linked. */
  email: z.string(),
  /** Of the last sign-in, as the provider told it; null where it does not. */
  organization: z.string().nullable(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type SignInLink = z.infer<typeof signInLink>;

const provider = { provider: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/) };
const suite = z.string().max(2000).optional().catch(undefined);

/** Sign-in by another provider: addresses that a browser goes to, not calls of programs. */
export const signInEndpoints = defineEndpoints('Identité', {
  beginSignIn: {
    method: 'GET',
    path: '/connexion/:provider',
    access: 'public',
    summary: 'Partir se connecter chez un fournisseur d’identité (OpenID Connect)',
    description: 'D’une personne connectée : lier ce fournisseur à son compte.',
    params: provider,
    query: z.object({ suite }),
    answer: { 303: nothing },
    errors: ['auth/too-many-requests'],
  },
  finishSignIn: {
    method: 'GET',
    path: '/connexion/:provider/retour',
    access: 'public',
    summary: 'Revenir d’un fournisseur d’identité',
    description: 'Une fois, dans le navigateur qui est parti, dans les cinq minutes.',
    params: provider,
    answer: { 303: nothing },
    errors: ['auth/too-many-requests'],
  },
  leaveProvider: {
    method: 'GET',
    path: '/connexion/:provider/sortie',
    access: 'public',
    summary: 'Revenir d’un fournisseur d’identité après la fermeture de la session',
    params: provider,
    answer: { 303: nothing },
    errors: [],
  },
  listSignIns: {
    method: 'GET',
    path: '/api/account/sign-ins',
    access: 'user',
    summary: 'Lister les identités d’autres fournisseurs qui ouvrent son compte',
    answer: { 200: json(z.object({ links: z.array(signInLink) })) },
    errors: [],
  },
  removeSignIn: {
    method: 'DELETE',
    path: '/api/account/sign-ins/:id',
    access: 'user',
    summary: 'Retirer une identité qui ouvre son compte',
    description: 'Jamais le dernier moyen de se connecter.',
    params: { id: z.uuid() },
    answer: { 204: nothing },
    errors: ['auth/last-way-in', 'auth/network-request-failed', 'auth/suspended'],
  },
});
