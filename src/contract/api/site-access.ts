import { z } from 'zod';
import { accessSecrets, signedInSign, siteAccessKinds } from '../site-access.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { targetErrors } from './target-errors.ts';

const moment = z.iso.datetime();

/** That a site has an access, and what became of it: never what it holds. */
const siteAccess = z.object({
  /** The only place it is sent to. */
  origin: z.string(),
  kinds: z.array(z.enum(siteAccessKinds)),
  /** `unreadable`: restored without its root; `refused`: twice by the site. Both wait to be replaced. */
  state: z.enum(['kept', 'unreadable', 'refused']),
  setAt: moment,
  /** When the site was last asked with it. */
  triedAt: moment.nullable(),
});
export type SiteAccessView = z.infer<typeof siteAccess>;

const saveSiteAccessRequest = z.strictObject({
  scheme: z.enum(['https', 'http']).default('https').describe('Celui des pages du site.'),
  ...accessSecrets.shape,
  signIn: z
    .strictObject({
      recording: z
        .string()
        .max(300_000)
        .describe(
          'La connexion par le formulaire, exportée en JSON par l’Enregistreur de Chrome. Ce qui est saisi dans un champ de mot de passe est chiffré.',
        ),
      sign: signedInSign.describe(
        'Ce que seule une personne connectée voit : un texte, une adresse ou un élément.',
      ),
      secrets: z
        .array(z.strictObject({ name: z.string().max(40), value: z.string().max(200) }))
        .max(20)
        .default([])
        .describe('À la place de ce que l’enregistrement saisit en secret : secret-1, secret-2…'),
    })
    .optional(),
});
export type SaveSiteAccessRequest = z.infer<typeof saveSiteAccessRequest>;

const host = { host: z.string().min(1).max(260) };

/** What opens one’s own site to its audits; each person for their own proved domains, another’s answers 404. */
export const siteAccessEndpoints = defineEndpoints('Accès aux sites', {
  readSiteAccess: {
    method: 'GET',
    path: '/api/sites/:host/access',
    access: 'user',
    key: 'read',
    summary: 'Savoir si un de ses sites a un accès enregistré',
    description: 'Jamais ce qu’il contient : un accès s’écrit, se remplace et se retire, il ne se lit pas.',
    params: host,
    answer: { 200: json(z.object({ proved: z.boolean(), access: siteAccess.nullable() })) },
    errors: [],
  },
  saveSiteAccess: {
    method: 'PUT',
    path: '/api/sites/:host/access',
    access: 'user',
    key: 'manage',
    summary: 'Enregistrer ou remplacer l’accès d’un de ses sites',
    description:
      'Mot de passe HTTP Basic, en-têtes, cookies, connexion par un formulaire : chiffrés, envoyés à ce site seulement, absents de toute réponse. Le domaine doit être prouvé.',
    params: host,
    body: saveSiteAccessRequest,
    answer: { 200: json(z.object({ access: siteAccess })) },
    errors: [
      ...targetErrors,
      'access/not-proved',
      'access/empty',
      'access/cannot-hide',
      'access/sign-in-refused',
    ],
    bodyBytes: 700_000,
  },
  removeSiteAccess: {
    method: 'DELETE',
    path: '/api/sites/:host/access',
    access: 'user',
    key: 'manage',
    summary: 'Retirer l’accès d’un de ses sites',
    params: host,
    answer: { 204: nothing },
    errors: [],
  },
});
