import { z } from 'zod';
import { auditStatuses } from '../audit.ts';
import { outboxStates, unaskedMailKinds } from '../mail-words.ts';
import { mailKinds } from '../mails.ts';
import { planIds } from '../plans.ts';
import { ofProvider } from './account.ts';
import { auditSummary } from './audits.ts';
import { defineEndpoints, json, nothing } from './endpoint.ts';
import { pageOf, paging } from './paging.ts';

const planId = z.enum(planIds);
const moment = z.iso.datetime();
const outboxState = z.enum(outboxStates);

/** `GET /api/admin/users`: `search` looks in address and name. */
const listUsersQuery = z.strictObject({ ...paging, search: z.string().max(200).default('') });
export const adminUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  plan: planId,
  admin: z.boolean(),
  emailVerified: z.boolean(),
  suspended: z.boolean(),
  /** It has a second factor. */
  secondFactor: z.boolean(),
  createdAt: moment,
  lastLogin: moment.nullable(),
  audits: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;
export const listUsersResponse = pageOf(adminUser);

/** `PATCH /api/admin/users/{uid}`. */
const changeUserBody = z
  .strictObject({
    plan: planId,
    admin: z.boolean().describe('Donner l’accès demande aussi `password`.'),
    suspended: z.boolean(),
    password: z.string().max(1024).describe('Le mot de passe de l’administrateur qui donne l’accès.'),
  })
  .partial();
export type ChangeUser = z.infer<typeof changeUserBody>;

/** `GET /api/admin/audits`: all audits of all people. */
const adminAuditsQuery = z.strictObject({
  ...paging,
  status: z.enum(auditStatuses).optional(),
  uid: z.string().max(200).optional(),
  /** Looked for in the address and the owner’s e-mail. */
  search: z.string().max(200).default(''),
});
export const adminAudit = auditSummary.extend({ uid: z.string(), email: z.string(), attempts: z.int() });
export type AdminAudit = z.infer<typeof adminAudit>;
const adminAuditsResponse = pageOf(adminAudit);

/** `GET /api/admin/audits/{id}`: one audit with its technical journal. */
const adminAuditResponse = adminAudit.extend({
  round: z.int(),
  attemptList: z.array(
    z.object({
      attempt: z.int(),
      workerId: z.string(),
      startedAt: moment,
      finishedAt: moment.nullable(),
      outcome: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(mailKinds),
      state: outboxState,
      attempts: z.int(),
      lastError: z.string().nullable(),
      createdAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
});

export type AdminAuditJournal = z.infer<typeof adminAuditResponse>;

/** `GET /api/admin/plan-requests`. */
const planRequestsQuery = z.strictObject({
  state: z.enum(['open', 'granted', 'declined']).optional(),
});
const adminPlanRequest = z.object({
  id: z.uuid(),
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** The plan the person had when asking. */
  fromPlan: planId,
  plan: planId,
  state: z.enum(['open', 'granted', 'declined']),
  createdAt: moment,
  decidedAt: moment.nullable(),
});
export type AdminPlanRequest = z.infer<typeof adminPlanRequest>;
const planRequestsResponse = z.object({ items: z.array(adminPlanRequest) });
/** `PATCH /api/admin/plan-requests/{id}`. */
const decidePlanBody = z.strictObject({ decision: z.enum(['granted', 'declined']) });

/** `GET /api/admin/outbox`. */
const outboxQuery = z.strictObject({ ...paging, state: outboxState.optional() });
export const outboxMail = z.object({
  id: z.uuid(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  auditId: z.uuid().nullable(),
  state: outboxState,
  attempts: z.int(),
  doubts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type OutboxMail = z.infer<typeof outboxMail>;
const outboxResponse = pageOf(outboxMail);
export type Outbox = z.infer<typeof outboxResponse>;

const count = z.int();
const spread = z.object({ medianMs: count, p95Ms: count });

/** `GET /api/admin/overview`. */
export const overviewResponse = z.object({
  queue: z.record(z.string(), z.object({ queued: count, active: count })),
  workers: z.array(z.object({ id: z.string(), startedAt: moment, seenAt: moment })),
  outbox: z.partialRecord(outboxState, count),
  /** Mails to unproved addresses that do not leave now, because too many of their kind did, and until when. */
  pausedMails: z.array(z.object({ kind: z.enum(unaskedMailKinds), until: moment })),
  openPlanRequests: count,
  /** Rules that threw and artifacts that could not be gathered over the last 30 days, the most frequent first. */
  faults: z.array(
    z.object({
      kind: z.enum(['rule', 'artifact']),
      subject: z.string(),
      engineVersion: z.string(),
      occurrences: count,
      audits: count,
      lastSeenAt: moment,
      lastMessage: z.string(),
    }),
  ),
  users: z.object({ total: count, newLast30Days: count }),
  /** One row a day in Europe/Paris over the last 30 days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), audits: count, done: count, failed: count })),
  /** Milliseconds of the audits finished over the last 30 days; null without one. */
  durations: z.object({ wait: spread, run: spread }).nullable(),
});
export type Overview = z.infer<typeof overviewResponse>;

const id = { id: z.uuid() };

/** The admin tab. */
export const adminEndpoints = defineEndpoints('Administration', {
  readOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    summary: 'Lire l’état du service',
    answer: { 200: json(overviewResponse) },
    errors: [],
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Lister les comptes',
    query: listUsersQuery,
    answer: { 200: json(listUsersResponse) },
    errors: [],
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/admin/users/:uid',
    access: 'admin',
    summary: 'Changer la formule, les droits ou la suspension d’un compte',
    params: { uid: z.string() },
    body: changeUserBody,
    answer: { 204: nothing },
    errors: [
      'admin/own-account',
      'auth/password-needed',
      'auth/wrong-password',
      'auth/too-many-requests',
      'plan/paid',
      ...ofProvider,
    ],
  },
  listAllAudits: {
    method: 'GET',
    path: '/api/admin/audits',
    access: 'admin',
    summary: 'Lister les audits de tous les comptes',
    query: adminAuditsQuery,
    answer: { 200: json(adminAuditsResponse) },
    errors: [],
  },
  readAuditJournal: {
    method: 'GET',
    path: '/api/admin/audits/:id',
    access: 'admin',
    summary: 'Lire le journal technique d’un audit',
    params: id,
    answer: { 200: json(adminAuditResponse) },
    errors: [],
  },
  listPlanRequests: {
    method: 'GET',
    path: '/api/admin/plan-requests',
    access: 'admin',
    summary: 'Lister les demandes de formule',
    query: planRequestsQuery,
    answer: { 200: json(planRequestsResponse) },
    errors: [],
  },
  decidePlanRequest: {
    method: 'PATCH',
    path: '/api/admin/plan-requests/:id',
    access: 'admin',
    summary: 'Accorder ou refuser une demande de formule',
    params: id,
    body: decidePlanBody,
    answer: { 204: nothing },
    errors: ['plan/request-closed', 'plan/paid'],
  },
  listOutbox: {
    method: 'GET',
    path: '/api/admin/outbox',
    access: 'admin',
    summary: 'Lister les e-mails sortants',
    query: outboxQuery,
    answer: { 200: json(outboxResponse) },
    errors: [],
  },
  resendMail: {
    method: 'POST',
    path: '/api/admin/outbox/:id/resend',
    access: 'admin',
    summary: 'Renvoyer un e-mail',
    description:
      'Sous le même Message-ID. Avec `attempts`, seulement si aucun essai n’a eu lieu depuis qu’il a été lu.',
    params: id,
    query: z.strictObject({ attempts: z.coerce.number().int().optional() }),
    answer: { 202: json(z.object({ id: z.uuid(), state: z.literal('queued') })) },
    errors: ['mail/not-resendable'],
  },
});
