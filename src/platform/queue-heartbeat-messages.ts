import type { JobName } from '#contract/jobs.ts';

/** One attempt at a job. */
export interface HeldClaim {
  readonly name: JobName;
  readonly id: string;
  readonly retryCount: number;
}

/** A claim as the thread knows it. */
export interface Beating extends HeldClaim {
  readonly key: number;
}

export interface HeartbeatSetup {
  readonly connectionString: string;
  readonly everyMs: number;
  readonly frozenMs: number;
  /** One Int32 that the process changes every second. */
  readonly tick: SharedArrayBuffer;
}

export type ToHeartbeat =
  | { readonly kind: 'hold'; readonly claim: Beating }
  | { readonly kind: 'drop'; readonly key: number };

export type FromHeartbeat =
  /** Other workers have those jobs, or they are over. */
  | { readonly kind: 'lost'; readonly keys: readonly number[] }
  /** The database has not taken a beat for so long. */
  | { readonly kind: 'away'; readonly forMs: number; readonly error: string };
