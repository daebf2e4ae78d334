import { z } from 'zod';
import { fixMarks, handedStateIds } from '../handover-words.ts';
import { whoseIds } from '../work-words.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { pageOf, paging } from './paging.ts';

const moment = z.iso.datetime();
const person = z.object({ uid: z.string(), name: z.string() });
export type WorkPerson = z.infer<typeof person>;

/** A fix of a site that somebody follows: who mends it, until when, and how far it is. It goes from audit to audit. */
export const assignment = z.object({
  /** Null while nobody ever touched it. */
  id: z.uuid().nullable(),
  host: z.string(),
  /** Key of the fix. */
  key: z.string(),
  /** As the last report that shows it says. */
  title: z.string(),
  /** The last report that shows it; null where it was deleted. */
  auditId: z.uuid().nullable(),
  assignee: person.nullable(),
  due: z.iso.date().nullable().describe('Dernier jour prévu, à Paris.'),
  /** Its day is over and it is not done. */
  isLate: z.boolean(),
  mark: z.enum(fixMarks),
  state: z.enum(handedStateIds),
  /** What the state rests on, in one French sentence; empty where nothing was said. */
  sentence: z.string(),
  /** Who had it left, or may not mend this site any more, since then. */
  leftAt: moment.nullable(),
  ruleId: z
    .string()
    .nullable()
    .describe('Un contrôle du correctif qui peut être redemandé seul ; `null` quand seul un audit le dira.'),
  commentCount: z.int(),
  revision: z.int(),
});
export type Assignment = z.infer<typeof assignment>;

export const comment = z.object({
  id: z.uuid(),
  /** Null for an account that is gone. */
  author: person.nullable(),
  /** Plain text of a person. */
  text: z.string(),
  mentions: z.array(person),
  createdAt: moment,
  editedAt: moment.nullable(),
  mayChange: z.boolean(),
  mayRemove: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const key = z.string().min(1).max(300).describe('La clé du correctif, telle que le rapport la donne.');
const revision = z
  .int()
  .min(0)
  .describe('Celle que vous avez lue, 0 si personne n’y a touché ; une autre répond 409.');

const assignRequest = z.strictObject({
  key,
  assignee: z.string().max(200).nullable().optional().describe('Qui corrige ; `null` pour personne.'),
  due: z.iso.date().nullable().optional().describe('Dernier jour prévu ; `null` pour aucun.'),
  mark: z.enum(fixMarks).optional(),
  revision,
});
export type AssignRequest = z.infer<typeof assignRequest>;

const commentRequest = z.strictObject({
  key,
  text: z.string().max(20_000),
  mentions: z.array(z.string().max(200)).max(50).default([]),
});
export type CommentRequest = z.infer<typeof commentRequest>;
const changeCommentRequest = z.strictObject({ text: z.string().max(20_000) });

const id = { id: z.uuid() };
const oneComment = { ...id, commentId: z.uuid() };

/** Fixes of a site: who does them, until when, and comments. The site of another account answers 404. */
export const workEndpoints = defineEndpoints('Corrections', {
  listAssignments: {
    method: 'GET',
    path: '/api/assignments',
    access: 'user',
    key: 'read',
    summary: 'Lister les correctifs suivis de tous les sites, l’échéance la plus proche d’abord',
    query: z.strictObject({ ...paging, whose: z.enum(whoseIds).default('mine') }),
    answer: { 200: json(pageOf(assignment)) },
    errors: [],
  },
  readAssignments: {
    method: 'GET',
    path: '/api/reports/:id/assignments',
    access: 'user',
    key: 'read',
    summary: 'Lire à qui sont confiés les correctifs du site d’un rapport',
    description: '`people` sont les personnes à qui un correctif de ce site peut être confié.',
    params: id,
    answer: { 200: json(z.object({ assignments: z.array(assignment), people: z.array(person) })) },
    errors: ['report/removed'],
  },
  assignFix: {
    method: 'PUT',
    path: '/api/reports/:id/assignments',
    access: 'user',
    key: 'manage',
    weight: 'report',
    summary: 'Confier un correctif, changer son échéance ou son état',
    description:
      'Ce qui est absent reste. Le correctif est suivi d’un audit à l’autre : celui qui ne le trouve plus le ferme, celui qui le retrouve le rouvre.',
    params: id,
    body: assignRequest,
    answer: { 200: json(z.object({ assignment })) },
    errors: [
      'report/removed',
      'work/unknown-fix',
      'work/unknown-person',
      'work/due-wrong',
      'work/overtaken',
      'work/too-many',
    ],
  },
  readComments: {
    method: 'GET',
    path: '/api/reports/:id/comments',
    access: 'user',
    key: 'read',
    summary: 'Lire les commentaires d’un correctif, le plus ancien d’abord',
    description:
      'Ils restent dans l’espace : aucun partage, aucun fichier, aucun plan envoyé ne les contient. `people` sont les personnes qu’un commentaire peut mentionner.',
    params: id,
    query: z.strictObject({ key }),
    answer: { 200: json(z.object({ comments: z.array(comment), people: z.array(person) })) },
    errors: ['report/removed'],
  },
  addComment: {
    method: 'POST',
    path: '/api/reports/:id/comments',
    access: 'user',
    weight: 'report',
    summary: 'Commenter un correctif',
    description:
      'Texte simple. Les personnes mentionnées l’apprennent par e-mail, sauf si elles n’en veulent pas.',
    params: id,
    headers: idempotent,
    body: commentRequest,
    answer: { 201: json(z.object({ comment })) },
    errors: [
      'report/removed',
      'work/unknown-fix',
      'work/unknown-mention',
      'comment/length',
      'comment/too-many',
      'comment/too-many-mentions',
    ],
  },
  changeComment: {
    method: 'PATCH',
    path: '/api/reports/:id/comments/:commentId',
    access: 'user',
    summary: 'Modifier un de ses commentaires',
    params: oneComment,
    body: changeCommentRequest,
    answer: { 200: json(z.object({ comment })) },
    errors: ['report/removed', 'comment/length', 'comment/too-late', 'comment/not-yours'],
  },
  removeComment: {
    method: 'DELETE',
    path: '/api/reports/:id/comments/:commentId',
    access: 'user',
    summary: 'Supprimer un commentaire',
    description:
      'Le sien pendant un jour ; celui de quelqu’un d’autre pour les administrateurs de l’organisation.',
    params: oneComment,
    answer: { 204: nothing },
    errors: ['report/removed', 'comment/too-late', 'comment/not-yours'],
  },
});
