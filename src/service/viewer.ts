import type { SessionUser, ThemeChoice } from '#contract/api/account.ts';
import type { PlanId } from '#contract/plans.ts';
import type { SpaceRole } from '#contract/space-roles.ts';

/** The space somebody looks at: their own, or an organisation’s. */
interface Space {
  readonly kind: 'person' | 'organisation';
  /** Of the organisation; empty for one’s own. */
  readonly name: string;
  readonly role: SpaceRole;
  /** Sites that a client is given; null: all of them. */
  readonly hosts: readonly string[] | null;
  /** Of a client: may decide and verify. */
  readonly mayAct: boolean;
  /** The organisation asks for a second factor, and this session was opened by none: closed but for the ways out. */
  readonly lacksFactor?: true;
}

/**
 * The signed-in person and the space they look at, read with the session in one query. `uid` and `plan` are those of the
 * space’s owner, whose rows are read and written; the name and the address are those of who acts.
 */
export interface Viewer {
  readonly uid: string;
  readonly plan: PlanId;
  readonly space: Space;
  /** Who acts, and the plan of their own space. A key of an organisation acts for it alone. */
  readonly personUid: string;
  readonly personPlan: PlanId;
  readonly email: string;
  readonly displayName: string;
  readonly admin: boolean;
  readonly theme: ThemeChoice;
  /** The id of the session, or of the key that the call came with. */
  readonly sessionId: string;
  /** Who asks that the person adds a second factor before anything else, as sentences; absent when nobody does, or there is one. */
  readonly mustAddFactor?: readonly string[];
}

/** One’s own space, where one may do everything. */
export const ownSpace: Space = { kind: 'person', name: '', role: 'owner', hosts: null, mayAct: true };

/** The same person in their own space: what concerns the account, whatever they look at. */
export const asPerson = (viewer: Viewer): Viewer => ({
  ...viewer,
  uid: viewer.personUid,
  plan: viewer.personPlan,
  space: ownSpace,
});

/** Whether a host is among those a viewer may see. */
export const seesHost = ({ space: { hosts } }: Pick<Viewer, 'space'>, host: string): boolean =>
  hosts === null || hosts.includes(host);

/** The person as pages and the client’s authentication state see it. A session exists only once verified. */
export function toSessionUser(viewer: Viewer): SessionUser {
  return {
    uid: viewer.personUid,
    email: viewer.email,
    displayName: viewer.displayName,
    plan: viewer.plan,
    admin: viewer.admin,
    emailVerified: true,
    settings: { theme: viewer.theme },
    ...(viewer.space.kind === 'organisation' && {
      organisation: { uid: viewer.uid, name: viewer.space.name, role: viewer.space.role },
    }),
  };
}
