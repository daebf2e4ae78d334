import { z } from 'zod';
import {
  type DerogationMotive,
  decisionKindIds,
  decisionScopeIds,
  derogationMotives,
} from '../decision-words.ts';
import { decidedReport, decision, journalledDecision } from '../decisions.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { cursorPaging, pageWithCursorOf, paging } from './paging.ts';

/** Body of `POST`: of what the report shows, what is decided and why. */
const decisionRequest = z.strictObject({
  ruleId: z.string().max(200),
  verdict: z.enum(['fail', 'review']),
  kind: z.enum(decisionKindIds),
  scope: z.enum(decisionScopeIds),
  page: z
    .string()
    .max(4000)
    .optional()
    .describe(
      'La page de l’endroit, telle que le rapport la donne ; absente pour une preuve de tout le site.',
    ),
  order: z
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('Le rang de l’endroit parmi les preuves de la page, depuis 0 ; inutile pour tout un contrôle.'),
  reason: z.string().max(4000).describe('De 3 à 500 caractères.'),
  motive: z.enum(Object.keys(derogationMotives) as [DerogationMotive, ...DerogationMotive[]]).optional(),
  takenBy: z.string().max(1000).optional().describe('Qui prend le risque ; pour « accepté ».'),
  until: z.iso.date().optional().describe('Dernier jour de validité, à Paris ; nécessaire pour « accepté ».'),
  knowing: z
    .uuid()
    .optional()
    .describe('La décision déjà prise que celle-ci remplace en connaissance de cause.'),
});
export type DecisionRequest = z.infer<typeof decisionRequest>;

/** `GET /api/decisions?host=`. */
const journalQuery = z.strictObject({ ...paging, ...cursorPaging, host: z.string().min(1).max(300) });

const decisionResponse = z.object({ decision });
const id = { id: z.uuid() };

/** Decisions of people on what reports show; each person their own, another’s answers 404. Administrators read them. */
export const decisionEndpoints = defineEndpoints('Décisions', {
  readDecisions: {
    method: 'GET',
    path: '/api/reports/:id/decisions',
    access: 'user',
    key: 'read',
    weight: 'report',
    summary: 'Lire les décisions qui concernent un rapport',
    description: 'Les mêmes que dans `decisions` de la lecture du rapport.',
    params: id,
    answer: { 200: json(z.object({ decisions: decidedReport })) },
    errors: ['report/removed'],
  },
  createDecision: {
    method: 'POST',
    path: '/api/reports/:id/decisions',
    access: 'user',
    key: 'manage',
    weight: 'report',
    summary: 'Décider de ce qu’un rapport montre',
    description:
      'Une décision ne change ni le rapport ni les scores ; elle vaut aussi pour les audits suivants du site. La même demande envoyée deux fois ne décide qu’une fois (200 au lieu de 201). Une autre décision déjà prise est montrée (409) ; `knowing` la remplace.',
    params: id,
    headers: idempotent,
    body: decisionRequest,
    answer: { 200: json(decisionResponse), 201: json(decisionResponse) },
    errors: [
      'report/removed',
      'decision/reason-length',
      'decision/only-review',
      'decision/only-defect',
      'decision/only-accessibility',
      'decision/motive-needed',
      'decision/taken-by-needed',
      'decision/until-needed',
      'decision/until-wrong',
      'decision/no-component',
      'decision/already-decided',
      'decision/too-many',
    ],
  },
  undoDecision: {
    method: 'POST',
    path: '/api/decisions/:id/undo',
    access: 'user',
    key: 'manage',
    summary: 'Annuler une décision',
    description:
      'Le journal du site la garde, avec qui l’a annulée et quand. L’annuler deux fois ne change rien.',
    params: id,
    answer: { 200: json(decisionResponse) },
    errors: [],
  },
  listDecisions: {
    method: 'GET',
    path: '/api/decisions',
    access: 'user',
    key: 'read',
    summary: 'Lire le journal des décisions d’un site, la plus récente d’abord',
    query: journalQuery,
    answer: { 200: json(pageWithCursorOf(journalledDecision)) },
    errors: [],
  },
});
