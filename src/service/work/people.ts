import type { WorkPerson } from '#contract/api/work.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { listMembers } from '#store/organisations.ts';
import { plainText } from '../decisions/check-decision.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** Who is looking at what space. */
export type Worker = Pick<Viewer, 'uid' | 'personUid' | 'displayName' | 'email' | 'space'>;

/** Somebody who sees a site, and whether they may mend it. */
export interface PersonOfSite extends WorkPerson {
  readonly mayAct: boolean;
}

const longestName = 120;

/** What somebody is called: the name they chose, else their address. */
export function nameOf({ displayName, email }: Pick<Viewer, 'displayName' | 'email'>): string {
  return (plainText(displayName) || email).slice(0, longestName);
}

/**
 * The people of a space who see one of its sites. In one’s own space that is oneself. To a client, who has no name is no address
 * either.
 */
export async function peopleOfSite(
  deps: Pick<Deps, 'db'>,
  viewer: Worker,
  host: string,
): Promise<PersonOfSite[]> {
  if (viewer.space.kind === 'person') return [{ uid: viewer.personUid, name: nameOf(viewer), mayAct: true }];
  const members = await listMembers(deps.db, viewer.uid);
  return members
    .filter(({ role, hosts }) => role !== 'client' || hosts.includes(host))
    .map(({ uid, displayName, email, role, mayAct }) => ({
      uid,
      name: nameOf({ displayName, email: isHidden(viewer, uid) ? 'Sans nom' : email }),
      mayAct: roleCovers(role, 'member') || (role === 'client' && mayAct),
    }));
}

/** A client reads the name of who works for them, never an address. */
export const isHidden = ({ space, personUid }: Worker, uid: string): boolean =>
  space.role === 'client' && uid !== personUid;

/** Whether somebody administers what they look at: their own space, or an organisation. */
export const administers = ({ space }: Worker): boolean => roleCovers(space.role, 'admin');
