import { findProviderToLeave, leaveProvider as leaveRow } from '#store/handovers.ts';
import type { Deps } from '../deps.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whose plans a link stops, and whether it has; null for a link of none. */
export async function readProviderLink(
  deps: Pick<Deps, 'db'>,
  given: string,
): Promise<{ readonly ownerEmail: string; readonly hasLeft: boolean } | null> {
  const found = uuid.test(given) ? await findProviderToLeave(deps.db, given) : null;
  return found && { ownerEmail: found.ownerEmail, hasLeft: found.leftAt !== null };
}

/** Stops the plans of that account for good, without signing in; once more changes nothing. */
export async function leaveProvider(deps: Pick<Deps, 'db' | 'clock'>, given: string): Promise<void> {
  if (uuid.test(given)) await leaveRow(deps.db, given, deps.clock.now());
}
