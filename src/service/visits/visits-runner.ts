import type { SiteAccess } from '#contract/site-access.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import type { AskedVisit, DoneVisit } from '#engine/ports/shared-visits.ts';
import type { OnShare } from '../audits/audit-runner.ts';

/** A visit of a batch, told apart by its key. */
export interface KeyedVisit {
  readonly key: string;
  readonly asked: AskedVisit;
}

/**
 * Visits a batch of pages of one audit; each outcome is told as soon as it is there. In production browsers of a child
 * process do it; tests pass a fast fake. Rejects with the signal’s reason when aborted, with any other error when what
 * visits died.
 */
export type VisitsRunner = (
  visits: readonly KeyedVisit[],
  world: {
    readonly auditId: string;
    readonly signal: AbortSignal;
    readonly onDone: (key: string, done: DoneVisit) => void;
    /** Tells now and later how many audits share the site, that of the batch included. */
    readonly onShare?: OnShare;
    /** Where the engine’s words go: with the trace of the audit. Absent: that of the worker. */
    readonly log?: EngineLog;
    /** What opens the site. */
    readonly access?: SiteAccess;
  },
) => Promise<void>;
