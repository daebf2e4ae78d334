import { z } from 'zod';
import { journeyNameLength, mostJourneyStates, mostJourneySteps } from '../journey/journey.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();

const steps = z.array(
  z.object({
    /** In French. */
    words: z.string(),
    /** Name of the state judged after it; null: none. */
    state: z.string().nullable(),
  }),
);

const journeyVersion = z.object({
  version: z.int(),
  name: z.string(),
  savedAt: moment,
  /** Name or address of who saved it; null: nobody knows, or the account is gone. */
  savedBy: z.string().nullable(),
  steps,
});
export type JourneyVersion = z.infer<typeof journeyVersion>;

const restoreJourneyRequest = z.strictObject({
  version: z.int().describe('La version actuelle. Si une autre a été enregistrée depuis, rien n’est changé.'),
  restore: z.int().positive().describe('La version à reprendre : elle devient la nouvelle.'),
});
export type RestoreJourneyRequest = z.infer<typeof restoreJourneyRequest>;

const journey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Raised by every save. */
  version: z.int(),
  savedAt: moment,
  steps,
  /** Names of what it types in secret, and whether a value is kept for each. The values are never given back. */
  secrets: z.array(z.object({ name: z.string(), kept: z.boolean() })),
});
export type JourneyView = z.infer<typeof journey>;

const name = z.string().max(journeyNameLength * 4);

const addJourneyRequest = z.strictObject({
  name: name.optional().describe('Absent : le titre de l’enregistrement.'),
  recording: z
    .string()
    .max(300_000)
    .describe('L’export JSON de l’Enregistreur des outils de développement de Chrome, 256 Kio au plus.'),
});
export type AddJourneyRequest = z.infer<typeof addJourneyRequest>;

const changeJourneyRequest = z.strictObject({
  version: z
    .int()
    .describe('La version qui a été modifiée. Si une autre a été enregistrée depuis, rien n’est changé.'),
  name,
  steps: z
    .array(
      z.strictObject({
        step: z.int().min(1).max(mostJourneySteps).describe('Son numéro dans la version modifiée.'),
        state: name.nullable().describe('Le nom de l’état à juger après elle, ou null.'),
      }),
    )
    .min(1)
    .max(mostJourneySteps)
    .describe(`Les étapes gardées, dans l’ordre ; ${mostJourneyStates} états au plus.`),
  secrets: z
    .array(z.strictObject({ name: z.string().max(40), value: z.string().max(200) }))
    .max(20)
    .default([])
    .describe('Écrits, jamais rendus. Ceux qui ne sont pas cités restent.'),
});
export type ChangeJourneyRequest = z.infer<typeof changeJourneyRequest>;

const host = { host: z.string().min(1).max(260) };
const one = { ...host, id: z.uuid() };

/** Recorded ways through one’s own site; each person for their own proved domains, another’s answers 404. */
export const journeyEndpoints = defineEndpoints('Parcours', {
  listJourneys: {
    method: 'GET',
    path: '/api/sites/:host/journeys',
    access: 'user',
    key: 'read',
    summary: 'Lister les parcours d’un de ses sites',
    params: host,
    answer: { 200: json(z.object({ proved: z.boolean(), journeys: z.array(journey) })) },
    errors: [],
  },
  addJourney: {
    method: 'POST',
    path: '/api/sites/:host/journeys',
    access: 'user',
    key: 'manage',
    summary: 'Ajouter un parcours enregistré avec Chrome',
    description:
      'Rejoué par les audits du site entier et des échantillons qui le nomment : chaque état marqué est jugé comme une page, et ce que le navigateur mesure pendant le parcours est dans le rapport (« journeys »), hors score. Ce qui est saisi dans un champ de mot de passe ou de code est chiffré et n’est plus jamais rendu. Le domaine doit être prouvé.',
    params: host,
    headers: idempotent,
    body: addJourneyRequest,
    bodyBytes: 700_000,
    answer: { 201: json(z.object({ journey })) },
    errors: [
      'journey/refused',
      'journey/name-taken',
      'journey/name-missing',
      'journey/too-many',
      'journey/not-proved',
      'access/cannot-hide',
    ],
  },
  changeJourney: {
    method: 'PUT',
    path: '/api/sites/:host/journeys/:id',
    access: 'user',
    key: 'manage',
    summary: 'Modifier un parcours : étapes gardées, états à juger, secrets',
    params: one,
    body: changeJourneyRequest,
    answer: { 200: json(z.object({ journey })) },
    errors: [
      'journey/refused',
      'journey/changed',
      'journey/name-taken',
      'journey/name-missing',
      'journey/not-proved',
      'access/cannot-hide',
    ],
  },
  readJourneyVersions: {
    method: 'GET',
    path: '/api/sites/:host/journeys/:id/versions',
    access: 'user',
    key: 'read',
    summary: 'Lire les versions d’un parcours',
    description:
      'Chaque enregistrement en fait une, avec sa date et son auteur. Un rapport dit laquelle il a rejouée (« journeys[].version »).',
    params: one,
    answer: { 200: json(z.object({ versions: z.array(journeyVersion) })) },
    errors: [],
  },
  restoreJourney: {
    method: 'PUT',
    path: '/api/sites/:host/journeys/:id/version',
    access: 'user',
    key: 'manage',
    summary: 'Revenir à une version d’un parcours',
    description: 'Un secret qui n’est plus gardé est à saisir de nouveau.',
    params: one,
    body: restoreJourneyRequest,
    answer: { 200: json(z.object({ journey })) },
    errors: [
      'journey/refused',
      'journey/changed',
      'journey/name-taken',
      'journey/not-proved',
      'journey/version-unknown',
    ],
  },
  removeJourney: {
    method: 'DELETE',
    path: '/api/sites/:host/journeys/:id',
    access: 'user',
    key: 'manage',
    summary: 'Supprimer un parcours',
    params: one,
    answer: { 204: nothing },
    errors: [],
  },
});
