import { z } from 'zod';
import { journeysPerSite } from '../journey/journey.ts';
import { pageListLines } from '../page-list.ts';
import { sampleKinds } from '../sample.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { targetErrors } from './target-errors.ts';

const moment = z.iso.datetime();

/** A page, as typed by a person; what is too long is told by the page that it is. */
const pageAsked = z.strictObject({
  url: z.string().max(4000),
  name: z.string().max(4000),
  kind: z.enum(sampleKinds).describe('Le type de page de l’échantillon du RGAA.'),
});
const pages = z.array(pageAsked).max(pageListLines);
const journeys = z
  .array(z.uuid())
  .max(journeysPerSite)
  .optional()
  .describe(
    'Les parcours du site dont les états marqués sont des étapes de l’échantillon. Absent : tous à la création, inchangé ensuite.',
  );
const name = z.string().max(4000).describe('Le nom de l’échantillon, unique pour ce site.');

const createSampleRequest = z.strictObject({
  url: z.string().max(4000).describe('Le site\u00a0: toutes les pages doivent y être.'),
  name,
  pages,
  journeys,
});
export type CreateSampleRequest = z.infer<typeof createSampleRequest>;

const changeSampleRequest = z.strictObject({
  name,
  pages,
  journeys,
  version: z
    .int()
    .describe('La version qui a été modifiée. Si une autre a été enregistrée depuis, rien n’est changé.'),
});
export type ChangeSampleRequest = z.infer<typeof changeSampleRequest>;

const samplePage = z.object({ url: z.string(), name: z.string(), kind: z.enum(sampleKinds) });

/** A sample as lists show it. */
const sampleSummary = z.object({
  id: z.uuid(),
  host: z.string(),
  url: z.string(),
  name: z.string(),
  /** Raised by every save that changes something. */
  version: z.int(),
  pageCount: z.int(),
  createdAt: moment,
  savedAt: moment,
});
export type SampleSummary = z.infer<typeof sampleSummary>;

const sample = sampleSummary.extend({
  pages: z.array(samplePage),
  /** Journeys that it names, by id; null: all that the site has. */
  journeys: z.array(z.uuid()).nullable(),
  /** What the method of the RGAA asks for and is not there, in French. */
  gaps: z.array(z.string()),
  /** The version that `pages` are of: the newest, or the one asked for. */
  shownVersion: z.int(),
  versions: z.array(z.object({ version: z.int(), name: z.string(), savedAt: moment, pageCount: z.int() })),
  /** Scheduled audits that use it. */
  schedules: z.int(),
});
export type Sample = z.infer<typeof sample>;

const sampleProposal = z.object({
  url: z.string(),
  host: z.string(),
  pages: z.array(samplePage),
  gaps: z.array(z.string()),
  /** Another draw gives other pages at random; the same gives the same. */
  draw: z.int(),
  /** Pages that those at random were drawn from. */
  drawnFrom: z.int(),
});
export type SampleProposal = z.infer<typeof sampleProposal>;

const id = { id: z.uuid() };
/** A thousand pages of long addresses and names. */
const sampleBytes = 900_000;
const refusals = [
  'sample/name',
  'sample/name-taken',
  'sample/empty',
  'sample/refused',
  'sample/over-plan',
  'sample/journey-unknown',
] as const;
const response = { sample };

/** Samples kept with a site; each person their own, another’s answers 404. */
export const sampleEndpoints = defineEndpoints('Échantillons', {
  listSamples: {
    method: 'GET',
    path: '/api/samples',
    access: 'user',
    key: 'read',
    summary: 'Lister ses échantillons',
    query: z.strictObject({ host: z.string().max(300).optional() }),
    answer: { 200: json(z.object({ samples: z.array(sampleSummary) })) },
    errors: [],
  },
  createSample: {
    method: 'POST',
    path: '/api/samples',
    access: 'user',
    key: 'manage',
    summary: 'Créer un échantillon',
    description:
      'Une liste de pages qui ont chacune un nom et un type de l’échantillon du RGAA. « gaps » dit ce que la méthode demande et qui manque.',
    headers: idempotent,
    body: createSampleRequest,
    bodyBytes: sampleBytes,
    answer: { 201: json(z.object(response)) },
    errors: [...targetErrors, ...refusals, 'sample/too-many'],
  },
  readSample: {
    method: 'GET',
    path: '/api/samples/:id',
    access: 'user',
    key: 'read',
    summary: 'Lire un échantillon',
    description: '« version » donne une version d’avant.',
    params: id,
    query: z.strictObject({ version: z.coerce.number().int().positive().optional() }),
    answer: { 200: json(z.object(response)) },
    errors: [],
  },
  changeSample: {
    method: 'PUT',
    path: '/api/samples/:id',
    access: 'user',
    key: 'manage',
    summary: 'Enregistrer une nouvelle version d’un échantillon',
    description: 'Les versions d’avant restent lisibles, et les audits gardent celle qu’ils ont utilisée.',
    params: id,
    body: changeSampleRequest,
    bodyBytes: sampleBytes,
    answer: { 200: json(z.object(response)) },
    errors: [...refusals, 'sample/changed'],
  },
  deleteSample: {
    method: 'DELETE',
    path: '/api/samples/:id',
    access: 'user',
    key: 'manage',
    summary: 'Supprimer un échantillon',
    description: 'Les audits déjà faits gardent ses pages et ses noms.',
    params: id,
    answer: { 204: nothing },
    errors: ['sample/scheduled'],
  },
  proposeSample: {
    method: 'GET',
    path: '/api/audits/:id/sample-proposal',
    access: 'user',
    key: 'read',
    summary: 'Proposer un échantillon d’après un audit terminé',
    description:
      'Rien n’est gardé. Les pages au hasard viennent d’un tirage qui se refait à l’identique : « draw » en demande un autre.',
    params: id,
    query: z.strictObject({ draw: z.coerce.number().int().min(1).max(1000).optional() }),
    weight: 'report',
    answer: { 200: json(sampleProposal) },
    errors: ['report/removed'],
  },
});
