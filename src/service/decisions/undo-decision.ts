import type { Decision } from '#contract/decisions.ts';
import { AppError } from '#contract/errors.ts';
import { toldOf } from '#report/decisions/apply-decisions.ts';
import { endDecision, lockDecision } from '#store/decisions.ts';
import type { Deps } from '../deps.ts';
import { authorOf, type Decider } from './create-decision.ts';
import { standingOf } from './stored-decision.ts';

/**
 * Undoes a decision of one’s own; the journal keeps it, with who undid it and when. One that ended already stays as it ended.
 * @throws AppError `request/not-found`, the same for an unknown decision and for another’s
 */
export async function undoDecision(
  deps: Pick<Deps, 'db' | 'clock'>,
  decider: Decider,
  id: string,
): Promise<Decision> {
  return deps.db.transaction(async (tx) => {
    const row = await lockDecision(tx, decider.uid, id);
    if (row === null) throw new AppError('request/not-found');
    await endDecision(tx, id, { how: 'undone', at: deps.clock.now(), by: authorOf(decider) });
    return toldOf(standingOf(row));
  });
}
