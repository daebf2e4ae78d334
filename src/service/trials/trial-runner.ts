import type { SiteAccess } from '#contract/site-access.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import type { TrialAnswer, TrialOrder } from '#engine/ports/trial.ts';

/**
 * Signs in where the access says how, then opens a page or replays a journey once. In production it forks a child process, as
 * audits do; tests pass a fast fake. Rejects with the signal’s reason when aborted, with any other error when the engine crashed.
 */
export type TrialRunner = (
  order: TrialOrder,
  world: {
    readonly signal: AbortSignal;
    readonly log?: EngineLog;
    /** What opens the site. */
    readonly access?: SiteAccess;
  },
) => Promise<TrialAnswer>;
