import type { JobData, JobName } from '#contract/jobs.ts';
import type { PlanId } from '#contract/plans.ts';
import type { Db } from './database.ts';

/** Reason of a job’s signal: it goes back to the queue as new, since its worker stops or its machine starves. */
export class JobGivenBack extends Error {
  readonly why: 'stopping' | 'starving';

  constructor(why: 'stopping' | 'starving') {
    super(why === 'stopping' ? 'The worker stops.' : 'The machine starves.');
    this.why = why;
  }
}

/** Thrown by a handler whose job is another worker’s to do: it goes back to the queue at no cost, for a moment later. */
export class JobNotOurs extends Error {}

/** A job as its handler sees it. `signal` aborts when the claim is lost or the worker stops. */
export interface Job<Name extends JobName> {
  readonly id: string;
  readonly data: JobData<Name>;
  /** 0 the first time. */
  readonly retryCount: number;
  /** No retry follows when this one fails. */
  readonly lastTry: boolean;
  readonly signal: AbortSignal;
  /** Of an audit: it only waits from now on, so its worker takes something else beside it. */
  readonly leavePlace?: () => void;
}

export type JobHandler<Name extends JobName> = (job: Job<Name>) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

export interface SendOptions {
  readonly id?: string;
  readonly startAfterSeconds?: number;
  /** Whose job it is: at most the plan’s `auditsAtOnce` jobs of one person run at the same time, `hostBatches` of a host. */
  readonly group?: { readonly id: string; readonly tier?: PlanId | 'proved' };
  /** Of an audit or a verification: jobs of the same turn run one after another, over all workers. */
  readonly turn?: string;
  /** A job active longer than this is taken from its worker. */
  readonly expireInSeconds?: number;
  /** 0 unless given; the higher goes first, whatever came first. */
  readonly priority?: number;
  /** An ended job of that id makes room for this one. */
  readonly again?: boolean;
}

/** What a job id stands for: waiting or running, or already settled. */
export type JobState = 'live' | 'ended';

/** Why a job waits and how many of those it waits for come first. */
export interface JobPlace {
  /** `site`: another of its turn runs; `account`: its person has as many running as the plan allows. */
  readonly why: 'site' | 'account' | 'place';
  readonly before: number;
}

/** The queue port: producers need `send`, the worker `work`. */
export interface Queue {
  /** Enqueues inside the caller’s transaction. The same id again is ignored (null). */
  send<Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData<Name>,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Starts taking jobs. @throws when a job of the contract has no handler. */
  work(handlers: JobHandlers): Promise<void>;
  /** The states of those ids; an id the queue does not know is absent. */
  states(db: Db, name: JobName, ids: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
  /** Of those audits’ jobs, the ones that wait because another of their turn runs. */
  waitingForTurn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Why those audits’ jobs wait and how many go before each, 100 at most; what does not wait is absent. */
  places(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, JobPlace>>;
  /** Audits and verifications that run under one of those turns. */
  countRunning(db: Db, turns: readonly string[]): Promise<number>;
  /** Ids of audits of strangers to a site that somebody waits for under its turns; nobody else looks until the transaction ends. */
  waitingStrangers(tx: Db, turns: readonly string[]): Promise<readonly string[]>;
  /** Jobs waiting and running, for `/readyz` and the admin tab. */
  counts(): Promise<Readonly<Record<JobName, { readonly queued: number; readonly active: number }>>>;
  /** Stops taking jobs; running ones are aborted, given back to other workers, and waited for (bounded). */
  stop(): Promise<void>;
}
