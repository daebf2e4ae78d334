import { AppError, isAppError } from '#contract/errors.ts';
import { findProfileByEmail } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { countedNetwork } from '../limits/counted-network.ts';
import { type Counted, forgetLimit, giveBack, takeLimits } from '../limits/take-limits.ts';
import { providerOfAddress } from '../sign-ins/claimed-domain.ts';
import { waitingArrival } from '../sign-ins/link-arrival.ts';
import { bindsMember, claimOfAddress } from '../sign-ins/member-domain.ts';
import { knownBrowser } from './known-browsers.ts';

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'identity' | 'oidc'>;

/** Who types a password, and where. */
interface SignInRequest {
  readonly email: string;
  readonly password: string;
  /** What a client address counts by. */
  readonly client: string;
  readonly cookieHeader: string | null;
}

/**
 * An idToken for the right password of a verified account. An unknown address costs the same hash as a wrong password,
 * and counts like one. Wrong passwords count by pair, by client and by account, the narrowest first; where the person
 * has signed in before, they count by themselves, so that nobody elsewhere keeps them out of that browser; a new browser is opened
 * by a reset link.
 * Where the address is of a domain that another provider has, only administrators get in, and who came from that provider to link it;
 * where an organisation claims the domain for its members, its owners too, and who is not in it.
 * @throws AppError `auth/provider-only`, `auth/invalid-credential`, `auth/email-not-verified`, `auth/too-many-requests` and
 * `auth/account-tried` with how long to wait.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<string> {
  const email = request.email.trim().toLowerCase();
  const pair: Counted = ['signInPair', `${email} ${request.client}`];
  const browser = await knownBrowser(deps, request.cookieHeader, email);
  const counted: Counted[] = browser
    ? [['signInBrowser', `${email} ${browser}`]]
    : [pair, ...placesOf(email, request.client)];
  const account: Counted[] = browser ? [] : [['signInAccount', email]];
  // Before the password is looked at: many tries at once are as many tries.
  await takeLimits(deps, counted);
  await takeLimits(deps, account, { code: 'auth/account-tried' });
  try {
    const idToken = await typePassword(deps, email, request);
    await giveBack(deps, [...counted, ...account]);
    await forgetLimit(deps, browser ? ['signInBrowser', `${email} ${browser}`] : pair);
    return idToken;
  } catch (error) {
    const isWrong =
      isAppError(error) && (error.code === 'auth/invalid-credential' || error.code === 'auth/provider-only');
    if (!isWrong) await giveBack(deps, [...counted, ...account]);
    throw error;
  }
}

/** What a try counts by besides its pair: its client, and the network that client is in. */
function placesOf(email: string, client: string): Counted[] {
  const network = countedNetwork(client);
  if (network === null) return [['signInClient', client]];
  return [
    ['signInPairNetwork', `${email} ${network}`],
    ['signInClient', client],
    ['signInNetwork', network],
  ];
}

/**
 * The idToken. At a domain that another provider has, a wrong password and a right one that may not be used are the same
 * refusal: it tells nothing of accounts, nor of who administers.
 */
async function typePassword(deps: SignInDeps, email: string, request: SignInRequest): Promise<string> {
  const type = () => deps.identity.passwords.signIn(email, request.password);
  const byOperator = providerOfAddress(deps, email);
  const claim = byOperator === null ? await claimOfAddress(deps, email) : null;
  const provider = byOperator ?? claim?.provider ?? null;
  if (provider === null) return type();
  const waiting = await waitingArrival(deps, request.cookieHeader);
  if (waiting?.email === email) return type();
  const refused = new AppError('auth/provider-only', { data: { provider: provider.label } });
  const idToken = await type().catch((error: unknown) => {
    throw isAppError(error) && error.code === 'auth/invalid-credential' ? refused : error;
  });
  const admin = deps.config.admins.includes(email) || (await findProfileByEmail(deps.db, email))?.admin;
  const isBound = claim === null || (await bindsMember(deps, claim, email));
  if (isBound && !admin) throw refused;
  return idToken;
}
