import { z } from 'zod';
import { auditChoices, startAuditRequest } from '../audit.ts';
import { scheduleFrequencies, scheduleMails, scheduleOutcomes } from '../schedule-words.ts';
import { startAuditBytes } from './audits.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';
import { listErrors, targetErrors } from './target-errors.ts';

const moment = z.iso.datetime();

/** When, and which mails: Paris time. */
const timing = {
  frequency: z.enum(scheduleFrequencies),
  day: z.int().min(1).max(31).describe('De 1 (lundi) à 7 chaque semaine ; de 1 à 31 chaque mois.'),
  hour: z.int().min(0).max(23).describe('Heure de Paris.'),
  mail: z.enum(scheduleMails).describe('E-mails envoyés : toujours, en cas de dégradation, jamais.'),
};

/** Body of `POST` and `PUT`: what to audit, as in `POST /api/audits`, and when. */
const scheduleRequest = startAuditRequest
  .extend(timing)
  .refine(({ frequency, day }) => frequency === 'monthly' || day <= 7, { path: ['day'] });
export type ScheduleRequest = z.infer<typeof scheduleRequest>;

/** A schedule as its owner sees it. */
const schedule = auditChoices.extend({
  id: z.uuid(),
  host: z.string(),
  ...timing,
  /** `paused` by the person, `stopped` by a plan that allows fewer. */
  state: z.enum(['active', 'paused', 'stopped']),
  /** Null unless active. */
  nextRunAt: moment.nullable(),
  /** The last moment it was due and what became of it; null before the first. */
  lastRun: z
    .object({
      dueAt: moment,
      ranAt: moment,
      outcome: z.enum(scheduleOutcomes),
      /** Null when none was started, or when it was deleted. */
      auditId: z.uuid().nullable(),
    })
    .nullable(),
  createdAt: moment,
});
export type Schedule = z.infer<typeof schedule>;

const scheduleResponse = z.object({ schedule });
const schedulesResponse = z.object({
  schedules: z.array(schedule),
  /** Schedules the plan lets run. */
  limit: z.int(),
});
export type SchedulesResponse = z.infer<typeof schedulesResponse>;

const id = { id: z.uuid() };
const refusedTargets = [...targetErrors, ...listErrors, 'audit/domain-unproved'] as const;
const noRoom = ['schedule/not-in-plan', 'schedule/too-many'] as const;

/** Audits that start by themselves; each person their own, another’s answers 404. */
export const scheduleEndpoints = defineEndpoints('Audits programmés', {
  listSchedules: {
    method: 'GET',
    path: '/api/schedules',
    access: 'user',
    key: 'read',
    summary: 'Lister ses audits programmés',
    answer: { 200: json(schedulesResponse) },
    errors: [],
  },
  createSchedule: {
    method: 'POST',
    path: '/api/schedules',
    access: 'user',
    key: 'manage',
    summary: 'Programmer un audit',
    description: 'Le premier part à la prochaine date, à l’heure de Paris, et compte dans le quota du mois.',
    headers: idempotent,
    body: scheduleRequest,
    bodyBytes: startAuditBytes,
    answer: { 201: json(scheduleResponse) },
    errors: [...refusedTargets, ...noRoom],
  },
  readSchedule: {
    method: 'GET',
    path: '/api/schedules/:id',
    access: 'user',
    key: 'read',
    summary: 'Lire un audit programmé',
    params: id,
    answer: { 200: json(scheduleResponse) },
    errors: [],
  },
  changeSchedule: {
    method: 'PUT',
    path: '/api/schedules/:id',
    access: 'user',
    key: 'manage',
    summary: 'Changer un audit programmé',
    params: id,
    body: scheduleRequest,
    bodyBytes: startAuditBytes,
    answer: { 200: json(scheduleResponse) },
    errors: refusedTargets,
  },
  pauseSchedule: {
    method: 'POST',
    path: '/api/schedules/:id/pause',
    access: 'user',
    key: 'manage',
    summary: 'Suspendre un audit programmé',
    params: id,
    answer: { 200: json(scheduleResponse) },
    errors: [],
  },
  resumeSchedule: {
    method: 'POST',
    path: '/api/schedules/:id/resume',
    access: 'user',
    key: 'manage',
    summary: 'Reprendre un audit programmé',
    params: id,
    answer: { 200: json(scheduleResponse) },
    errors: noRoom,
  },
  deleteSchedule: {
    method: 'DELETE',
    path: '/api/schedules/:id',
    access: 'user',
    key: 'manage',
    summary: 'Supprimer un audit programmé',
    description: 'Les audits déjà faits restent.',
    params: id,
    answer: { 204: nothing },
    errors: [],
  },
});
