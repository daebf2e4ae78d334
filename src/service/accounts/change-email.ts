import type { AccountEmail } from '#contract/api/account.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { lockUser } from '#store/admin.ts';
import { adoptMessagesTo } from '#store/outbox.ts';
import { stampSessionsOf } from '#store/session-stamps.ts';
import { deleteOtherSessions } from '#store/sessions.ts';
import { changeProfileEmail, findProfile, setPendingEmail, type UserRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Viewer } from '../viewer.ts';
import { queueSecretMail } from './queue-secret-mail.ts';
import { readStamp } from './recheck-sessions.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type EmailDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity'>;

const lifeMs = dayMs;

function pendingOf(row: UserRow | null, now: Date): AccountEmail['pending'] {
  // The same: a process died after the account had moved and before it was written here.
  if (
    !row?.pendingEmail ||
    row.pendingEmail === row.email ||
    !row.pendingEmailUntil ||
    row.pendingEmailUntil <= now
  )
    return null;
  return { email: row.pendingEmail, until: row.pendingEmailUntil.toISOString() };
}

/** The account’s address, and the one that waits to be confirmed. */
export async function readAccountEmail(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'email'>,
): Promise<AccountEmail> {
  const row = await findProfile(deps.db, viewer.uid);
  return { email: row?.email ?? viewer.email, pending: pendingOf(row, deps.clock.now()) };
}

/**
 * A person who knows the password asks for another address: a link goes to the new one, a notice to the present one,
 * nothing changes yet. For the address of another account it does the same but the link.
 * @throws AppError `auth/wrong-password`, `auth/invalid-email`, `auth/same-email`, and as `askMail`.
 */
export async function askEmailChange(
  deps: EmailDeps & Pick<Deps, 'log'>,
  viewer: Viewer,
  request: { readonly email: string; readonly password: string },
): Promise<AccountEmail> {
  const accounts = deps.identity.passwords;
  if (!(await accounts.checkPassword(viewer.uid, request.password))) {
    throw new AppError('auth/wrong-password', { field: 'password' });
  }
  await askMail(deps, { kind: 'email-change', to: request.email, by: viewer.uid });
  return withMinimumDuration(async () => {
    const mailed = await accounts.startEmailChange(viewer.uid, request.email);
    if (mailed) await countMail(deps, { kind: 'email-change', to: mailed.email });
    const now = deps.clock.now();
    const email = mailed?.email ?? request.email.trim().toLowerCase();
    await deps.db.transaction(async (tx) => {
      await setPendingEmail(tx, viewer.uid, {
        email,
        until: mailed?.expiresAt ?? laterBy(now, lifeMs),
      });
      if (mailed) await queueSecretMail(deps, tx, 'email-change', mailed);
      await queueMail(deps, tx, {
        kind: 'email-change-asked',
        to: viewer.email,
        uid: viewer.uid,
        dedupeKey: `email-change-asked:${deps.ids.uuid()}`,
        data: {
          displayName: viewer.displayName,
          newEmail: email,
          askedAt: now.toISOString(),
          resetUrl: `${deps.config.publicUrl}/mot-de-passe-oublie`,
        },
      });
    });
    return readAccountEmail(deps, viewer);
  }, 2 * deps.identity.floorMs);
}

/** Gives up the change asked for: its link does nothing any more. */
export async function cancelEmailChange(deps: Pick<Deps, 'db'>, viewer: Pick<Viewer, 'uid'>): Promise<void> {
  await setPendingEmail(deps.db, viewer.uid, null);
}

/** The change a mailed token is for, if it is the one the account waits for. @throws AppError `auth/expired-link`. */
async function awaitedChange(deps: EmailDeps, token: string) {
  const change = await deps.identity.passwords.readEmailChange(token);
  const pending = pendingOf(await findProfile(deps.db, change.uid), deps.clock.now());
  if (pending?.email !== change.email) throw new AppError('auth/expired-link');
  return change;
}

/**
 * What the page behind the link shows; reading it changes nothing.
 * @returns the new address, and whether the browser’s session is the account’s.
 * @throws AppError `auth/expired-link`.
 */
export async function readEmailChange(
  deps: EmailDeps,
  viewer: Pick<Viewer, 'uid'> | null,
  token: string,
): Promise<{ readonly email: string; readonly ownSession: boolean }> {
  const { uid, email } = await awaitedChange(deps, token);
  return { email, ownSession: viewer?.uid === uid };
}

/**
 * Interactions the account to the address that the token proves, for its own session or its password. The other sessions
 * end, before the change too: wherever the process dies, none outlives it. The former address is told.
 * @throws AppError `auth/expired-link`, `auth/password-needed`, `auth/wrong-password`, `auth/email-taken`,
 * `auth/too-many-requests`.
 */
export async function confirmEmailChange(
  deps: EmailDeps,
  viewer: Pick<Viewer, 'uid' | 'sessionId'> | null,
  request: { readonly token: string; readonly password?: string | undefined },
): Promise<void> {
  const accounts = deps.identity.passwords;
  const { uid, email } = await awaitedChange(deps, request.token);
  const session = viewer?.uid === uid ? viewer.sessionId : null;
  if (session === null) {
    if (request.password) await takeLimit(deps, ['tokenPassword', request.token]);
    await assertPassword(deps, uid, request.password);
  }
  await deleteOtherSessions(deps.db, uid, session);
  await accounts.setEmail(uid, email);
  // The provider may have revoked tokens by that: the session that asked for it goes on.
  const stamp = await readStamp(deps, uid);
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, uid);
    // Two tabs at once: the other one has done it.
    if (user === null || user.email === email) return;
    await changeProfileEmail(tx, uid, email);
    await adoptMessagesTo(tx, uid, user.email);
    await deleteOtherSessions(tx, uid, session);
    await stampSessionsOf(tx, uid, stamp);
    await queueMail(deps, tx, {
      kind: 'email-changed',
      to: user.email,
      uid,
      dedupeKey: `email-changed:${deps.ids.uuid()}`,
      data: {
        displayName: user.displayName,
        newEmail: email,
        changedAt: deps.clock.now().toISOString(),
        contactUrl: `${deps.config.publicUrl}/contact`,
      },
    });
  });
}

async function assertPassword(deps: EmailDeps, uid: string, password: string | undefined): Promise<void> {
  if (password === undefined || password === '') {
    throw new AppError('auth/password-needed', { field: 'password' });
  }
  if (!(await deps.identity.passwords.checkPassword(uid, password))) {
    throw new AppError('auth/wrong-password', { field: 'password' });
  }
}
