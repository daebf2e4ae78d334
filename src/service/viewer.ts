import type { SessionUser, ThemeChoice } from '#contract/api/account.ts';
import type { PlanId } from '#contract/plans.ts';

/** The signed-in person, read with the session in one query. */
export interface Viewer {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly plan: PlanId;
  readonly admin: boolean;
  readonly theme: ThemeChoice;
  /** The id of the session, or of the key that the call came with. */
  readonly sessionId: string;
  /** Who asks that the person adds a second factor before anything else, as sentences; absent when nobody does, or there is one. */
  readonly mustAddFactor?: readonly string[];
}

/** The person as pages and the client’s authentication state see it. A session exists only once verified. */
export function toSessionUser(viewer: Viewer): SessionUser {
  return {
    uid: viewer.uid,
    email: viewer.email,
    displayName: viewer.displayName,
    plan: viewer.plan,
    admin: viewer.admin,
    emailVerified: true,
    settings: { theme: viewer.theme },
  };
}
