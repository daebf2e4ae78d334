import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { NewAccount, SignUp } from '../identity.ts';
import type { AccountParts } from './account-parts.ts';
import type { Account } from './directory.ts';
import { assertStrongPassword } from './password-strength.ts';

/** An account exists a moment before its tokens do. */
const beingMadeMs = 60_000;
/** Twice the life of its first link: whoever asks for more links does not make a registration wait longer than that. */
const longestWaitMs = 48 * 3_600_000;

const emailShape = z.email();

/** The address as the account holds it. @throws AppError `auth/invalid-email`. */
export function normaliseEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (!emailShape.safeParse(normal).success) throw new AppError('auth/invalid-email', { field: 'email' });
  return normal;
}

/**
 * `PasswordAccounts.signUp`. Whoever comes second with an address changes nothing of the registration that waits: its
 * link would activate a password that its mailbox’s owner never chose. After two days the next one replaces it and its links are
 * void: a stranger who signs up again and again keeps no address waiting.
 */
export function createRegistration({ directory, tokens, clock, ids }: AccountParts) {
  /** One of its links is good, so somebody may be about to follow it. */
  async function isFresh(user: Account): Promise<boolean> {
    const ageMs = clock.now().getTime() - user.createdAt.getTime();
    return ageMs < beingMadeMs || (ageMs < longestWaitMs && (await tokens.anyOf(user.id)));
  }

  /** Proves something only in the browser that made the registration: new there, kept if it comes again. */
  async function browserTokenOf(made: Account | null, kept: Account | null, { browserToken }: NewAccount) {
    if (made) return (await tokens.create('sign-up-browser', made)).token;
    const isOwn = kept !== null && (await tokens.isOf('sign-up-browser', browserToken, kept.id));
    return isOwn && browserToken !== null ? browserToken : ids.token();
  }

  return async (request: NewAccount): Promise<SignUp> => {
    const account = { ...request, email: normaliseEmail(request.email) };
    const { email, password, displayName: name } = account;
    assertStrongPassword(password, [email, name]);
    const known = await directory.byEmail(email);
    const waits = known !== null && !known.emailVerified;
    const kept = waits && (await isFresh(known));
    if (waits && !kept) {
      await tokens.revoke(known.id);
      await directory.remove(known.id);
    }
    // As long as for a new address.
    if (kept) await directory.spendHashingTime(password);
    const made = !kept && (await directory.create({ email, password, name })) !== null;
    const user = await directory.byEmail(email);
    const mailed = user && !user.emailVerified ? await tokens.create('verify-email', user) : null;
    return { mailed, browserToken: await browserTokenOf(made ? user : null, kept ? known : null, account) };
  };
}
