import { z } from 'zod';

/** What caused the job, for the log: none before this was kept, and where nobody asked. */
const traced = { trace: z.string().optional() };

/** Every job of the queue: its name and its payload. The worker refuses to start if one has no handler. */
export const jobs = {
  /** One audit to run. The job id derives from the audit id and its round. */
  audit: z.object({
    ...traced,
    auditId: z.string(),
    round: z.int().nonnegative(),
    /** Whoever asked answers for the site: in its turns it goes before the audits of strangers. */
    owner: z.literal(true).optional(),
    /** How often a worker gave it back because its machine starved. */
    givenBack: z.int().nonnegative().optional(),
  }),
  /** Audits whose retries are exhausted. */
  'audit-dead': z.object({ ...traced, auditId: z.string(), round: z.int().nonnegative() }),
  /** A batch of pages of a large audit; which ones is in the database, under the id of the job. */
  visits: z.object({
    ...traced,
    auditId: z.string(),
    round: z.int().nonnegative(),
    /** Version of the engine that asked: no other visits for it. */
    engine: z.string().optional(),
    givenBack: z.int().nonnegative().optional(),
  }),
  /** One rule to ask again about one page; somebody waits for it. The job id is the verification’s. */
  verify: z.object({ ...traced, verificationId: z.string() }),
  /** An access or a journey to try once; somebody waits for it. The job id is the trial’s. */
  try: z.object({ ...traced, trialId: z.string() }),
  /** Pages of a finished audit to measure, which its machine was too busy for. The job id is the audit’s. */
  measure: z.object({ ...traced, auditId: z.string() }),
  /** One message of the outbox to deliver. */
  mail: z.object({ ...traced, messageId: z.string() }),
  /** One event to send to one address. The job id is the delivery’s. */
  webhook: z.object({ ...traced, deliveryId: z.string() }),
  /** The PDF of a report that somebody asked for. The job id is the audit's. */
  'report-pdf': z.object({ ...traced, auditId: z.string() }),
  /** Every minute: puts back audits and mails whose job was lost. */
  reconcile: z.object(traced),
  /** Every minute: starts the scheduled audits that are due. */
  'run-schedules': z.object(traced),
  /** Every minute: mails what people were given and where they were mentioned, and what is due. */
  'tell-work': z.object(traced),
  /** Asks the payment provider what a customer pays for, and settles the plan. */
  'settle-billing': z.object({ ...traced, customerId: z.string() }),
  /** Every ten minutes: the same for customers whose time has come. */
  'reconcile-billing': z.object(traced),
  /** Every five minutes: ends sessions that a hosted identity provider would not open any more. */
  'recheck-sessions': z.object(traced),
  /** Every minute: deletes from the object store what no row names any more. */
  'forget-objects': z.object(traced),
  /** Hourly: forgets what limits counted in windows that are over. */
  'sweep-limits': z.object(traced),
  /** Daily cleaning: expired sessions, old reports, stale idempotency keys. */
  sweep: z.object(traced),
} as const;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
