import type { SessionUser } from '#contract/api/account.ts';
import type { Viewer } from '#service/viewer.ts';

/** The signed-in person as pages see it. Only verified addresses hold a session. */
export function toSessionUser(viewer: Viewer): SessionUser {
  const { uid, email, displayName, plan, admin, theme } = viewer;
  return { uid, email, displayName, plan, admin, emailVerified: true, settings: { theme } };
}
