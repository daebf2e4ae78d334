import { z } from 'zod';
import { trialOutcomes, trialStates } from '../trial-words.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

/** What the window showed, its fields of passwords made unreadable; null where it showed a secret all the same. */
const picture = z.object({
  src: z.string().describe('Une adresse data: en WebP.'),
  width: z.int(),
  height: z.int(),
});

const trialResult = z.object({
  outcome: z.enum(trialOutcomes),
  /** What that means and what to do, in French. */
  message: z.string(),
  /** Of the page reached; null without an answer, and for a journey. */
  status: z.int().nullable(),
  title: z.string(),
  reached: z.string(),
  picture: picture.nullable(),
  /** Of a journey: all its steps. */
  steps: z.array(
    z.object({
      words: z.string(),
      outcome: z.enum(['made', 'failed', 'left']),
      /** Why it failed, in French. */
      failure: z.string().nullable(),
      /** Name of the state judged after it. */
      state: z.string().nullable(),
      picture: picture.nullable(),
    }),
  ),
});
export type TrialResult = z.infer<typeof trialResult>;
export type TrialPicture = z.infer<typeof picture>;

const trial = z.object({
  id: z.uuid(),
  state: z.enum(trialStates),
  /** Null until it is done. */
  result: trialResult.nullable(),
});
export type Trial = z.infer<typeof trial>;

const answer = json(z.object({ trial }));
const host = { host: z.string().min(1).max(260) };

/** « Essayer »: an access or a journey tried once, without an audit; what was seen is forgotten after some minutes. */
export const trialEndpoints = defineEndpoints('Essais', {
  trySiteAccess: {
    method: 'POST',
    path: '/api/sites/:host/access/try',
    access: 'user',
    key: 'manage',
    summary: 'Essayer l’accès d’un de ses sites',
    description:
      'Ouvre une fois la page d’accueil avec lui, ou se connecte une fois, et montre la page atteinte. Aucun audit ne part, le quota n’est pas touché. Après deux refus, le site n’est plus interrogé avant que l’accès soit remplacé. La réponse vient en quelques secondes par GET, et s’efface après un quart d’heure.',
    params: host,
    headers: idempotent,
    answer: { 202: answer },
    errors: ['access/not-proved', 'access/unreadable', 'access/refused-twice', 'request/too-many'],
  },
  tryJourney: {
    method: 'POST',
    path: '/api/sites/:host/journeys/:id/try',
    access: 'user',
    key: 'manage',
    summary: 'Essayer un parcours : le rejouer une fois, sans audit',
    description:
      'Chaque étape est dite, les états marqués et l’étape qui échoue sont montrés. Rien n’est jugé, le quota n’est pas touché.',
    params: { ...host, id: z.uuid() },
    headers: idempotent,
    answer: { 202: answer },
    errors: ['journey/not-proved', 'access/refused-twice', 'request/too-many'],
  },
  readTrial: {
    method: 'GET',
    path: '/api/sites/:host/trials/:id',
    access: 'user',
    key: 'read',
    summary: 'Lire un essai',
    params: { ...host, id: z.uuid() },
    answer: { 200: answer },
    errors: [],
  },
});
