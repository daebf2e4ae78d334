import type { SpaceRole } from '#contract/space-roles.ts';
import { roleCovers } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { hostsAssignedTo, unassign } from '#store/assignments.ts';
import type { Deps } from '../deps.ts';
import { type Acting, recordEvent } from '../organisations/acting.ts';

type LeaveDeps = Pick<Deps, 'clock' | 'ids'>;

/** Somebody who is in an organisation no more, or may do less there. */
interface Leaving {
  readonly organisation: string;
  readonly person: string;
  readonly email: string;
}

/**
 * Takes what somebody had to mend away from them, in the transaction in which they leave: it is nobody’s, and the journal says so to
 * the administrators.
 * @param hosts the sites they may not mend any more; null: all
 */
export async function leaveFixes(
  deps: LeaveDeps,
  tx: Db,
  acting: Acting,
  { organisation, person, email, hosts }: Leaving & { readonly hosts: readonly string[] | null },
): Promise<void> {
  const count = await unassign(tx, { uid: organisation, person, hosts, now: deps.clock.now() });
  if (count === 0) return;
  // The address alone: it is erased with the account it is of.
  await recordEvent(deps, tx, acting, { organisation, act: 'fixes-left', target: email });
}

/** The same of the sites that somebody may not mend any more in another role. */
export async function leaveFixesBeyond(
  deps: LeaveDeps,
  tx: Db,
  acting: Acting,
  {
    role,
    hosts,
    mayAct,
    ...who
  }: Leaving & { readonly role: SpaceRole; readonly hosts: readonly string[]; readonly mayAct: boolean },
): Promise<void> {
  if (roleCovers(role, 'member')) return;
  if (role !== 'client' || !mayAct) return leaveFixes(deps, tx, acting, { ...who, hosts: null });
  const held = await hostsAssignedTo(tx, who.organisation, who.person);
  await leaveFixes(deps, tx, acting, { ...who, hosts: held.filter((host) => !hosts.includes(host)) });
}
