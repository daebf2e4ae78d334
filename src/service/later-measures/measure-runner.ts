import type { EngineLog } from '#engine/engine-log.ts';
import type { LaterOrder, LaterOutcome } from '#engine/ports/later-measure.ts';
import type { OnShare } from '../audits/audit-runner.ts';

/**
 * Measures pages of an audit that is over. In production it forks a child process, as audits do; tests pass a fast fake.
 * Rejects with the signal’s reason when aborted, with any other error when the engine crashed.
 */
export type MeasureRunner = (
  order: LaterOrder,
  world: { readonly signal: AbortSignal; readonly onShare?: OnShare; readonly log?: EngineLog },
) => Promise<LaterOutcome>;
