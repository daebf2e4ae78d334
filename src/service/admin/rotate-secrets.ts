import { deleteAllSessions } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { recordAct } from './record-act.ts';

/**
 * Writes down that the secrets were rotated by a command, and signs everybody out where that is asked.
 * @returns how many sessions were ended
 */
export async function settleRotation(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  options: { readonly signOutEverybody: boolean },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await recordAct(deps, tx, null, { act: 'secrets-rotated' });
    if (!options.signOutEverybody) return 0;
    await recordAct(deps, tx, null, { act: 'everybody-signed-out' });
    return deleteAllSessions(tx);
  });
}
