import { z } from 'zod';
import { accessSecrets, siteAccessKinds } from '../site-access.ts';
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
});
export type SaveSiteAccessRequest = z.infer<typeof saveSiteAccessRequest>;

/** What the home page answered to one question asked with the access. */
const accessTrial = z.object({
  outcome: z.enum(['opened', 'refused', 'elsewhere', 'error', 'unreachable']),
  /** Null without an answer. */
  status: z.int().nullable(),
  /** Of the page reached, as the site wrote it. */
  title: z.string(),
  /** Where the answer came from. */
  reached: z.string(),
  /** What that means and what to do, in French. */
  message: z.string(),
});
export type AccessTrial = z.infer<typeof accessTrial>;

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
      'Mot de passe HTTP Basic, en-têtes, cookies : chiffrés, envoyés à ce site seulement, absents de toute réponse. Le domaine doit être prouvé.',
    params: host,
    body: saveSiteAccessRequest,
    answer: { 200: json(z.object({ access: siteAccess })) },
    errors: [...targetErrors, 'access/not-proved', 'access/empty', 'access/cannot-hide'],
  },
  trySiteAccess: {
    method: 'POST',
    path: '/api/sites/:host/access/try',
    access: 'user',
    key: 'manage',
    summary: 'Essayer l’accès d’un de ses sites',
    description:
      'Demande une fois la page d’accueil avec lui. Aucun audit ne part, le quota n’est pas touché. Après deux refus, le site n’est plus interrogé avant que l’accès soit remplacé.',
    params: host,
    answer: { 200: json(z.object({ trial: accessTrial })) },
    errors: ['access/not-proved', 'access/unreadable', 'access/refused-twice', 'request/too-many'],
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
