import type { JobData, JobName } from '#contract/jobs.ts';
import type { Db } from './database.ts';

/** A job as its handler sees it. `signal` aborts when the claim is lost or the worker stops. */
export interface Job<Name extends JobName> {
  readonly id: string;
  readonly data: JobData<Name>;
  /** 0 the first time. */
  readonly retryCount: number;
  readonly signal: AbortSignal;
}

export type JobHandler<Name extends JobName> = (job: Job<Name>) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

/** The queue port: producers need `send`, the worker `work`. */
export interface Queue {
  /** Enqueues inside the caller’s transaction. The same id again is ignored (null). */
  send<Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData<Name>,
    options?: { readonly id?: string; readonly startAfterSeconds?: number; readonly group?: string },
  ): Promise<string | null>;
  /** Starts taking jobs. @throws when a job of the contract has no handler. */
  work(handlers: JobHandlers): Promise<void>;
  /** Jobs waiting and running, for `/readyz` and the admin tab. */
  counts(): Promise<Readonly<Record<JobName, { readonly queued: number; readonly active: number }>>>;
  /** Stops taking jobs and waits for the running ones (bounded). */
  stop(): Promise<void>;
}
