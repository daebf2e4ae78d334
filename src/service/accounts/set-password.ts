import { AppError } from '#contract/errors.ts';
import { type AccessKind, accessKinds } from '#contract/open-access.ts';
import type { Db } from '#platform/database.ts';
import { deleteChallengesOf } from '#store/factor-challenges.ts';
import { forgetBrowsersOf } from '#store/known-browsers.ts';
import { closeOpenAccess } from '#store/open-access.ts';
import { deleteSessionsOf } from '#store/sessions.ts';
import { findProfile, setPendingEmail, type UserRow, updateProfileRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Viewer } from '../viewer.ts';
import { rememberThisBrowser } from './known-browsers.ts';
import { readOpenAccess } from './open-access.ts';
import { readStamp } from './recheck-sessions.ts';
import { openSession, type StartedSession } from './start-session.ts';

type PasswordDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity'>;

/** Most of what is still open that the mail names. */
const mostNamed = 20;

/**
 * After the password has changed: every session falls, no browser is known any more, what was chosen is closed, and the person is
 * told what was and what is still open.
 */
async function afterChange(
  deps: PasswordDeps,
  tx: Db,
  uid: string,
  closing: readonly AccessKind[],
): Promise<UserRow | null> {
  // First the questions: a second step under way is waited for, and the session that it gives ends below.
  await deleteChallengesOf(tx, uid);
  await deleteSessionsOf(tx, uid);
  await forgetBrowsersOf(tx, uid);
  // Its link is void: whoever asked may have known the former password only.
  await setPendingEmail(tx, uid, null);
  const user = await findProfile(tx, uid);
  if (!user) return null;
  const closed = await closeOpenAccess(tx, uid, [...new Set(closing)], deps.clock.now());
  const open = await readOpenAccess({ ...deps, db: tx }, { uid });
  await queueMail(deps, tx, {
    kind: 'password-changed',
    to: user.email,
    uid,
    dedupeKey: `password-changed:${deps.ids.uuid()}`,
    data: {
      displayName: user.displayName,
      changedAt: deps.clock.now().toISOString(),
      resetUrl: `${deps.config.publicUrl}/mot-de-passe-oublie`,
      closed: accessKinds.flatMap((kind) => (closed[kind] ? [{ kind, count: closed[kind] }] : [])),
      open: open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, mostNamed),
      openCount: open.length,
      accessUrl: `${deps.config.publicUrl}/dashboard?tab=settings#acces`,
    },
  });
  return user;
}

/**
 * Sets a new password with the token of a reset mail. Every session falls, and whatever of `closing` whoever knew the former password
 * may have made; sessions once before the change too: wherever the process dies, none of the former password outlives it.
 * @returns what the browser keeps, now that its person has proved the mailbox
 * @throws AppError `auth/expired-link`, `auth/weak-password`.
 */
export async function resetPassword(
  deps: PasswordDeps,
  {
    token,
    password,
    cookieHeader,
    closing,
  }: {
    readonly token: string;
    readonly password: string;
    readonly cookieHeader: string | null;
    readonly closing: readonly AccessKind[];
  },
): Promise<string> {
  const accounts = deps.identity.passwords;
  const uid = await accounts.readResetToken(token);
  await accounts.assertAcceptable(uid, password, 'password');
  await deleteSessionsOf(deps.db, uid);
  const { activated } = await accounts.resetPassword(token, password);
  return deps.db.transaction(async (tx) => {
    // A registration that somebody else may have made: its name is not this person’s word.
    if (activated) await updateProfileRow(tx, uid, { displayName: '' });
    await afterChange(deps, tx, uid, closing);
    return rememberThisBrowser(deps, tx, uid, cookieHeader);
  });
}

/**
 * Changes the password of a signed-in person who knows the current one. Every session falls, this one too: the
 * browser gets a new one; and so does what `closing` names, as at a reset.
 * @throws AppError `auth/wrong-password`, `auth/weak-password`.
 */
export async function changePassword(
  deps: PasswordDeps,
  viewer: Viewer,
  change: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly userAgent: string;
    readonly cookieHeader: string | null;
    readonly client?: string;
    readonly closing: readonly AccessKind[];
  },
): Promise<StartedSession> {
  const accounts = deps.identity.passwords;
  if (!(await accounts.checkPassword(viewer.uid, change.currentPassword))) {
    throw new AppError('auth/wrong-password', { field: 'currentPassword' });
  }
  await accounts.assertAcceptable(viewer.uid, change.newPassword, 'newPassword');
  await deleteSessionsOf(deps.db, viewer.uid);
  await accounts.setPassword(viewer.uid, change.newPassword);
  const stamp = await readStamp(deps, viewer.uid);
  return deps.db.transaction(async (tx) => {
    const user = await afterChange(deps, tx, viewer.uid, change.closing);
    if (!user) throw new AppError('auth/required');
    return openSession(deps, tx, user, { ...change, stamp });
  });
}
