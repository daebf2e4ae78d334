import type { AuditOrder, AuditProgress } from '#contract/audit.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { SharedVisits } from '#engine/ports/shared-visits.ts';

/** Calls back with the number at first, and whenever it changes. */
export type OnShare = (listener: (sharedBy: number) => void) => void;

/**
 * Runs the engine on one order. In production it forks a child process, so that the worker’s event loop stays free
 * for heartbeats; tests pass a fast fake.
 * Rejects with the signal’s reason when aborted, with any other error when the engine crashed.
 */
export type AuditRunner = (
  order: AuditOrder,
  world: {
    readonly onProgress: (progress: AuditProgress) => void;
    readonly signal: AbortSignal;
    /** `EngineWorld.kept`: what the last audit of the site left. */
    readonly kept?: unknown;
    /** Tells now and later how many audits share the site, this one included. */
    readonly onShare?: OnShare;
    /** Where pages beyond the first batch go. Absent: the audit visits them all itself. */
    readonly shared?: SharedVisits;
    /** Where the engine’s words go: with the trace of the audit. Absent: that of the worker. */
    readonly log?: EngineLog;
    /** What opens the site; it is no part of the order, which is kept. */
    readonly access?: SiteAccess;
  },
) => Promise<EngineOutcome>;
