import type { QueueOptions } from 'pg-boss';
import type { JobName } from '#contract/jobs.ts';
import { planIds, plans } from '#contract/plans.ts';
import { hostBatches } from '#contract/shared-visits.ts';

/** PostgreSQL schema of the queue’s own tables. */
export const queueSchema = 'pgboss';

interface QueueSettings extends QueueOptions {
  readonly deadLetter?: JobName;
  readonly notify?: boolean;
  readonly policy?: 'standard' | 'exclusive';
}

/**
 * How each queue behaves. The audit figures were measured: a worker killed with SIGKILL loses its job to another
 * one in ten to twenty seconds. Dead-letter queues come first because others refer to them.
 */
export const queueSettings: Readonly<Record<JobName, QueueSettings>> = {
  // Its owner waits to be told: what is done is written once, and trying again costs nothing.
  'audit-dead': { retryLimit: 20, retryDelay: 1, retryBackoff: false, heartbeatSeconds: 10, notify: true },
  audit: {
    heartbeatSeconds: 10,
    retryLimit: 3,
    retryDelay: 1,
    expireInSeconds: 1800,
    deadLetter: 'audit-dead',
    notify: true,
  },
  // A dozen pages: what a dead worker leaves goes to another, twice; then the audit cuts it into single pages.
  visits: { heartbeatSeconds: 10, retryLimit: 2, retryDelay: 1, expireInSeconds: 3600, notify: true },
  // Somebody waits for it, a minute at most: a worker that dies costs ten to twenty seconds.
  verify: { heartbeatSeconds: 10, retryLimit: 2, expireInSeconds: 90, notify: true },
  // Never twice by itself: what it sends may be a wrong password.
  try: { heartbeatSeconds: 10, retryLimit: 0, expireInSeconds: 120, notify: true },
  // Nobody waits for it, and what is lost is enqueued again within a minute.
  measure: { heartbeatSeconds: 10, retryLimit: 1, retryDelay: 5, expireInSeconds: 600 },
  // About four hours of trying: 3 s, 6 s, 12 s … 30 min: a server that was away for a moment costs seconds.
  mail: {
    heartbeatSeconds: 10,
    retryLimit: 17,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 300,
    notify: true,
  },
  // Three days of trying: 30 s, 1 min… 4 h, then every 6 h.
  webhook: {
    heartbeatSeconds: 10,
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 21_600,
    expireInSeconds: 60,
    notify: true,
  },
  // Somebody is waiting for it: what fails is asked for again by the person.
  'report-pdf': { heartbeatSeconds: 10, retryLimit: 1, expireInSeconds: 120, notify: true },
  reconcile: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  'run-schedules': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'tell-work': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  // Some hours of trying; then the time of the account comes again.
  'settle-billing': {
    heartbeatSeconds: 10,
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 120,
    notify: true,
  },
  'reconcile-billing': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  'recheck-sessions': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 240, deleteAfterSeconds: 3600 },
  'forget-objects': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'sweep-limits': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  sweep: { policy: 'exclusive', retryLimit: 3, retryDelay: 60, expireInSeconds: 1800 },
};

export const queueNames = Object.keys(queueSettings) as JobName[];

/** Jobs that take a place of a worker. */
export type PlaceName = 'audit' | 'visits';

/** Jobs of one group that may run at once: audits of a person, by plan; batches of pages of a host. */
export const groupConcurrency = {
  audit: { default: 1, tiers: Object.fromEntries(planIds.map((id) => [id, plans[id].auditsAtOnce])) },
  visits: { default: hostBatches.default, tiers: { proved: hostBatches.proved } },
} as const;

/** Cron expressions, Europe/Paris. A night missed while everything was down is made up for once. */
export const schedules: readonly { readonly name: JobName; readonly cron: string; readonly once: boolean }[] =
  [
    { name: 'sweep', cron: '23 3 * * *', once: true },
    { name: 'forget-objects', cron: '* * * * *', once: false },
    { name: 'sweep-limits', cron: '17 * * * *', once: false },
    { name: 'tell-work', cron: '* * * * *', once: false },
    { name: 'reconcile', cron: '* * * * *', once: false },
    { name: 'reconcile-billing', cron: '*/10 * * * *', once: false },
    { name: 'recheck-sessions', cron: '*/5 * * * *', once: false },
    // What was missed meanwhile is in the schedules themselves.
    { name: 'run-schedules', cron: '* * * * *', once: false },
  ];
