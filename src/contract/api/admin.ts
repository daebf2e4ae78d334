import { z } from 'zod';
import { auditStatuses } from '../audit.ts';
import { type MailKind, mailKinds } from '../mails.ts';
import { planIds } from '../plans.ts';
import { auditSummary } from './audits.ts';
import { pageOf, paging } from './paging.ts';

const planId = z.enum(planIds);
const moment = z.iso.datetime();
const outboxState = z.enum(['queued', 'sending', 'sent', 'uncertain', 'failed']);

/** `GET /api/admin/users`: `search` looks in address and name. */
export const listUsersQuery = z.strictObject({ ...paging, search: z.string().max(200).default('') });
export const adminUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  plan: planId,
  admin: z.boolean(),
  emailVerified: z.boolean(),
  suspended: z.boolean(),
  createdAt: moment,
  lastLogin: moment.nullable(),
  audits: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;
export const listUsersResponse = pageOf(adminUser);

/** `PATCH /api/admin/users/{uid}`. */
export const changeUserBody = z
  .strictObject({ plan: planId, admin: z.boolean(), suspended: z.boolean() })
  .partial();
export type ChangeUser = z.infer<typeof changeUserBody>;

/** `GET /api/admin/audits`: all audits of all people. */
export const adminAuditsQuery = z.strictObject({
  ...paging,
  status: z.enum(auditStatuses).optional(),
  uid: z.string().max(200).optional(),
  /** Looked for in the address and the owner’s e-mail. */
  search: z.string().max(200).default(''),
});
export const adminAudit = auditSummary.extend({ uid: z.string(), email: z.string(), attempts: z.int() });
export type AdminAudit = z.infer<typeof adminAudit>;
export const adminAuditsResponse = pageOf(adminAudit);

/** `GET /api/admin/audits/{id}`: one audit with its technical journal. */
export const adminAuditResponse = adminAudit.extend({
  round: z.int(),
  countsInQuota: z.boolean(),
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
      kind: z.string(),
      state: outboxState,
      attempts: z.int(),
      lastError: z.string().nullable(),
      createdAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
});

/** `GET /api/admin/plan-requests`. */
export const planRequestsQuery = z.strictObject({
  state: z.enum(['open', 'granted', 'declined']).optional(),
});
export const adminPlanRequest = z.object({
  id: z.uuid(),
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  currentPlan: planId,
  plan: planId,
  state: z.enum(['open', 'granted', 'declined']),
  createdAt: moment,
  decidedAt: moment.nullable(),
});
export const planRequestsResponse = z.object({ items: z.array(adminPlanRequest) });
/** `PATCH /api/admin/plan-requests/{id}`. */
export const decidePlanBody = z.strictObject({ decision: z.enum(['granted', 'declined']) });

/** `GET /api/admin/outbox`. */
export const outboxQuery = z.strictObject({ ...paging, state: outboxState.optional() });
export const outboxResponse = pageOf(
  z.object({
    id: z.uuid(),
    kind: z.enum(mailKinds as [MailKind, ...MailKind[]]),
    recipient: z.string(),
    auditId: z.uuid().nullable(),
    state: outboxState,
    attempts: z.int(),
    doubts: z.int(),
    lastError: z.string().nullable(),
    createdAt: moment,
    sentAt: moment.nullable(),
  }),
);

const count = z.int();

/** `GET /api/admin/overview`. */
export const overviewResponse = z.object({
  queue: z.record(z.string(), z.object({ queued: count, active: count })),
  workers: z.array(z.object({ id: z.string(), startedAt: moment, seenAt: moment })),
  outbox: z.partialRecord(outboxState, count),
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
});
export type Overview = z.infer<typeof overviewResponse>;
