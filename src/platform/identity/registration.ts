import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { NewAccount, SignUp } from '../identity.ts';
import type { Ids } from '../ids.ts';
import type { Gate } from './gate.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { assertStrongPassword } from './password-strength.ts';
import type { Provider } from './provider.ts';

/** An account exists a moment before its tokens do. */
const beingMadeMs = 60_000;

const emailShape = z.email();

/** The address as the account holds it. @throws AppError `auth/invalid-email`. */
export function normaliseEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (!emailShape.safeParse(normal).success) throw new AppError('auth/invalid-email', { field: 'email' });
  return normal;
}

interface RegistrationParts {
  readonly provider: Provider;
  readonly tokens: MailedTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gate: Gate;
}

/**
 * `PasswordAccounts.signUp`. Whoever comes second with an address changes nothing of the registration that waits: its
 * link would activate a password that its mailbox’s owner never chose.
 */
export function createRegistration({ provider, tokens, clock, ids, gate }: RegistrationParts) {
  const storage = async () => (await provider.$context).internalAdapter;
  const userByEmail = async (email: string) => (await (await storage()).findUserByEmail(email))?.user ?? null;
  type User = NonNullable<Awaited<ReturnType<typeof userByEmail>>>;

  /** One of its links is good, so somebody may be about to follow it. */
  const isFresh = async (user: User) =>
    (await tokens.anyOf(user.id)) || clock.now().getTime() - user.createdAt.getTime() < beingMadeMs;

  /** True when the account of that address is this one’s. */
  async function create({ email, password, displayName: name }: NewAccount): Promise<boolean> {
    const made = await gate(() => provider.api.signUpEmail({ body: { email, password, name } })).catch(
      (error: unknown) => {
        // Two registrations of one address at the same moment: the other one has won.
        if (isAPIError(error) && error.body?.code === 'FAILED_TO_CREATE_USER') return null;
        throw error;
      },
    );
    // For a known address the provider answers with an account that does not exist.
    return made !== null && (await (await storage()).findUserById(made.user.id)) !== null;
  }

  /** Proves something only in the browser that made the registration: new there, kept if it comes again. */
  async function browserTokenOf(made: User | null, kept: User | null, { browserToken }: NewAccount) {
    if (made) return (await tokens.create('sign-up-browser', made)).token;
    const isOwn = kept !== null && (await tokens.isOf('sign-up-browser', browserToken, kept.id));
    return isOwn && browserToken !== null ? browserToken : ids.token();
  }

  return async (request: NewAccount): Promise<SignUp> => {
    const account = { ...request, email: normaliseEmail(request.email) };
    assertStrongPassword(account.password, [account.email, account.displayName]);
    const known = await userByEmail(account.email);
    const waits = known !== null && !known.emailVerified;
    const kept = waits && (await isFresh(known));
    if (waits && !kept) {
      await tokens.revoke(known.id);
      await (await storage()).deleteUser(known.id);
    }
    // As long as for a new address.
    if (kept) await gate(async () => (await provider.$context).password.hash(account.password));
    const made = kept ? false : await create(account);
    const user = await userByEmail(account.email);
    const mailed = user && !user.emailVerified ? await tokens.create('verify-email', user) : null;
    return { mailed, browserToken: await browserTokenOf(made ? user : null, kept ? known : null, account) };
  };
}
