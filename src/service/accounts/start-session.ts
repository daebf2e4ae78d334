import { AppError, isAppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { IdentityClaims } from '#platform/identity.ts';
import { deleteSessionByHash, insertSession } from '#store/sessions.ts';
import { ensureProfile, recordLogin, type UserRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { readSessionToken, sessionLifeMs } from './session-token.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'identity' | 'config'>;

/** A password typed longer ago than this opens no session. */
const freshMs = 5 * 60_000;
/** Clocks of two machines may differ. */
const skewMs = 60_000;

/** A new session: the cookie’s token leaves here once, the database keeps its hash. */
export interface StartedSession {
  readonly token: string;
  readonly viewer: Viewer;
}

function toViewer(user: UserRow, sessionId: string): Viewer {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    plan: planOf(user.plan).id,
    admin: user.admin,
    theme: user.settings.theme,
    sessionId,
  };
}

/** Inserts a session of that person. */
export async function openSession(
  deps: Pick<Deps, 'clock' | 'ids'>,
  db: Db,
  user: UserRow,
  userAgent: string,
): Promise<StartedSession> {
  const now = deps.clock.now();
  const token = deps.ids.token();
  const id = deps.ids.uuid();
  await insertSession(db, {
    tokenHash: hashToken(token),
    id,
    uid: user.uid,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
    lastSeenAt: now,
    userAgent: userAgent.slice(0, 300),
  });
  return { token, viewer: toViewer(user, id) };
}

function assertFresh(claims: IdentityClaims, now: Date): void {
  if (!claims.emailVerified) throw new AppError('auth/email-not-verified');
  const ageMs = now.getTime() - claims.authenticatedAt.getTime();
  if (ageMs > freshMs || ageMs < -skewMs) throw new AppError('auth/invalid-token');
}

/**
 * Exchanges a verified idToken for a session; creates the profile document when it is missing, records the login,
 * grants `admin` to the addresses of the configuration. The browser’s former session ends.
 * @throws AppError `auth/invalid-token`, `auth/email-not-verified`, `auth/suspended`.
 */
export async function startSession(
  deps: SessionDeps,
  request: { readonly idToken: string; readonly userAgent: string; readonly cookieHeader: string | null },
): Promise<StartedSession> {
  const claims = await deps.identity.verifyIdToken(request.idToken);
  const now = deps.clock.now();
  assertFresh(claims, now);
  const formerToken = readSessionToken(request.cookieHeader);
  const session = await deps.db.transaction(async (tx) => {
    await ensureProfile(tx, { uid: claims.uid, email: claims.email, displayName: claims.displayName }, now);
    const admin = deps.config.admins.includes(claims.email.toLowerCase());
    const user = await recordLogin(tx, { uid: claims.uid, email: claims.email, admin, now });
    if (!user) throw new AppError('auth/invalid-token');
    if (user.suspendedAt) throw new AppError('auth/suspended');
    if (formerToken) await deleteSessionByHash(tx, hashToken(formerToken));
    return openSession(deps, tx, user, request.userAgent);
  });
  // The password may have changed since the first look, before this session existed to be ended with the others.
  await deps.identity.verifyIdToken(request.idToken).catch(async (error: unknown) => {
    if (isAppError(error)) await deleteSessionByHash(deps.db, hashToken(session.token));
    throw error;
  });
  return session;
}
