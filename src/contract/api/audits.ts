import { z } from 'zod';
import { auditDevices, auditProgress, auditScopes, auditStatuses } from '../audit.ts';
import { themeIds } from '../themes.ts';
import { pageOf, paging } from './paging.ts';

export { startAuditRequest, startAuditResponse } from '../audit.ts';

const moment = z.iso.datetime();

/** An audit as lists and reports show it. */
export const auditSummary = z.object({
  id: z.uuid(),
  url: z.string(),
  host: z.string(),
  scope: z.enum(auditScopes),
  device: z.enum(auditDevices),
  maxPages: z.int(),
  profile: z.string().nullable(),
  status: z.enum(auditStatuses),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  progress: auditProgress,
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  score: z.int().nullable(),
  themeScores: z.partialRecord(z.enum(themeIds), z.int().nullable()).nullable(),
  pageCount: z.int().nullable(),
});
export type AuditSummary = z.infer<typeof auditSummary>;

/** `GET /api/audits`: my audits, newest first. */
export const listAuditsQuery = z.strictObject({
  ...paging,
  status: z.enum(auditStatuses).optional(),
  host: z.string().max(300).optional(),
});
export const listAuditsResponse = pageOf(auditSummary);

/** Header `Idempotency-Key`: visible ASCII, 1 to 200 characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);
