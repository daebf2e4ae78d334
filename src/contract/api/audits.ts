import { z } from 'zod';
import {
  askedDevices,
  auditProgress,
  auditScopes,
  auditStatuses,
  startAuditRequest,
  startAuditResponse,
} from '../audit.ts';
import { laterMeasure } from '../later-measure.ts';
import { profileIds, themeIds } from '../themes.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { cursorPaging, pageWithCursorOf, paging } from './paging.ts';
import { listErrors, targetErrors } from './target-errors.ts';

const moment = z.iso.datetime();

/** An audit as lists and reports show it. */
export const auditSummary = z.object({
  id: z.uuid(),
  url: z.string(),
  host: z.string(),
  scope: z.enum(auditScopes),
  device: z.enum(askedDevices),
  maxPages: z.int(),
  /** The sample that it audits, which may be gone, in the version it had then; null for the other scopes. */
  sample: z.object({ id: z.uuid(), version: z.int() }).nullable(),
  profile: z.string().nullable(),
  status: z.enum(auditStatuses),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  progress: auditProgress,
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** What was not seen counted at its worst. */
  score: z.int().nullable(),
  /** The same, what was not seen counted as sound; null where it changes nothing. */
  scoreUpTo: z.int().nullable(),
  themeScores: z.partialRecord(z.enum(themeIds), z.int().nullable()).nullable(),
  /** The best each theme may be worth, for those where it differs. */
  themesUpTo: z.partialRecord(z.enum(themeIds), z.int()).nullable(),
  /** Something harms someone today, whatever the score: its report says so first. */
  danger: z.boolean(),
  pageCount: z.int().nullable(),
  countsInQuota: z.boolean(),
  /** The speed of pages that our machine was too busy to measure: to come, measured since, or never; null: there were none. */
  laterMeasure: laterMeasure.nullable(),
  /** The address that was reached from `url`, redirections and http included; null before it is known, and in older audits. */
  reachedUrl: z.string().nullable(),
  /** When the report of a finished audit was removed, its time in the plan being over; its figures stay. */
  reportRemovedAt: moment.nullable(),
});
export type AuditSummary = z.infer<typeof auditSummary>;

/** `GET /api/audits`: my audits, newest first. */
const listAuditsQuery = z.strictObject({
  ...paging,
  ...cursorPaging,
  status: z.enum(auditStatuses).optional(),
  host: z.string().max(300).optional(),
});
export const listAuditsResponse = pageWithCursorOf(auditSummary);

/** A thousand pages of long addresses. */
export const startAuditBytes = 500_000;

const id = { id: z.uuid() };

/** Starting, following and ending audits; each person their own. */
export const auditEndpoints = defineEndpoints('Audits', {
  startAudit: {
    method: 'POST',
    path: '/api/audits',
    access: 'user',
    key: 'audit',
    summary: 'Démarrer un audit',
    description: 'La réponse donne l’identifiant à suivre par GET /api/reports/{id}.',
    headers: idempotent,
    body: startAuditRequest,
    bodyBytes: startAuditBytes,
    answer: { 202: json(startAuditResponse) },
    errors: [
      ...targetErrors,
      ...listErrors,
      'audit/domain-unproved',
      'audit/quota-reached',
      'audit/too-many-at-once',
      'audit/first-audits',
      'audit/starts-limit',
      'audit/failures-limit',
      'audit/site-busy',
      'audit/site-refuses',
    ],
  },
  listAudits: {
    method: 'GET',
    path: '/api/audits',
    access: 'user',
    key: 'read',
    summary: 'Lister ses audits, du plus récent au plus ancien',
    query: listAuditsQuery,
    answer: { 200: json(listAuditsResponse) },
    errors: [],
  },
  cancelAudit: {
    method: 'POST',
    path: '/api/audits/:id/cancel',
    access: 'user',
    key: 'audit',
    summary: 'Annuler un audit en cours',
    params: id,
    answer: {
      200: json(z.object({ id: z.uuid(), status: z.literal('cancelled'), countsInQuota: z.boolean() })),
    },
    errors: ['audit/not-cancellable'],
  },
  retryAudit: {
    method: 'POST',
    path: '/api/audits/:id/retry',
    access: 'user',
    key: 'audit',
    summary: 'Relancer un audit en échec',
    description:
      'Sous le même identifiant : trois fois par audit, dix fois en 24 heures. Cela ne coûte rien de plus qu’un audit, et rien après un échec de notre part.',
    params: id,
    answer: { 202: json(startAuditResponse) },
    errors: [
      'audit/not-retryable',
      'audit/too-many-retries',
      'audit/retries-limit',
      'audit/starts-limit',
      'audit/failures-limit',
      'audit/quota-reached',
      'audit/too-many-at-once',
      'audit/site-busy',
    ],
  },
  declareProfile: {
    method: 'PUT',
    path: '/api/audits/:id/profile',
    access: 'user',
    key: 'manage',
    summary: 'Préciser le type de site d’un audit terminé',
    description:
      'Le rapport dit alors ce qui oblige ce type de site, sans nouvel audit. Vaut aussi pour les autres audits et les audits programmés du même site qui n’en ont pas. Un rapport jugé pour un type de site garde le sien.',
    params: id,
    body: z.strictObject({ profile: z.enum(profileIds) }),
    answer: { 204: nothing },
    errors: ['audit/profile-known'],
  },
  deleteAudit: {
    method: 'DELETE',
    path: '/api/audits/:id',
    access: 'user',
    key: 'manage',
    summary: 'Supprimer un audit terminé et son rapport',
    params: id,
    answer: { 204: nothing },
    errors: ['audit/not-deletable'],
  },
});
