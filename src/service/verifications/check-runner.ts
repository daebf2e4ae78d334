import type { SiteAccess } from '#contract/site-access.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import type { RuleCheck, RuleOrder } from '#engine/ports/rule-check.ts';
import type { OnShare } from '../audits/audit-runner.ts';

/**
 * Asks one rule again about one page. In production it forks a child process, as audits do; tests pass a fast fake.
 * Rejects with the signal’s reason when aborted, with any other error when the engine crashed.
 */
export type CheckRunner = (
  order: RuleOrder,
  world: {
    readonly signal: AbortSignal;
    readonly onShare?: OnShare;
    readonly log?: EngineLog;
    /** What opens the site. */
    readonly access?: SiteAccess;
  },
) => Promise<RuleCheck>;
