import { hourMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { ProvedPerson } from '#platform/oidc.ts';
import { findLink, insertLink, insertLogin, type LoginRow, noteLinkUse, takeLogin } from '#store/sign-ins.ts';
import { ensureProfile, findProfile } from '#store/users.ts';
import { admitPerson, type BrowserRequest, type StartedSession } from '../accounts/start-session.ts';
import { readToken } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { askSecondStep, type PendingStep } from '../factors/ask-step.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { linkOf } from './link-of.ts';
import { loginKeys } from './login-keys.ts';
import { tellLinked } from './tell-linked.ts';

type FinishDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity' | 'oidc'>;

/** A browser that comes back from a provider. */
interface Return extends BrowserRequest {
  readonly provider: string;
  /** Its query, as the provider wrote it. */
  readonly search: string;
}

/** What a return led to. */
export type Finished =
  | { readonly kind: 'entered'; readonly session: StartedSession; readonly destination: string }
  /** The account has a second factor, and the provider has seen none. */
  | { readonly kind: 'step'; readonly step: PendingStep; readonly destination: string }
  | { readonly kind: 'linked'; readonly destination: string }
  /** The person signs in to the account of that address first; `token` is for the browser. */
  | {
      readonly kind: 'waits';
      readonly code: 'auth/link-first' | 'auth/prove-address';
      readonly token: string;
      readonly destination: string;
    };

/** How long an identity waits to be linked, ms. */
const waitsMs = hourMs;

/**
 * Ends a sign-in at a provider, once, in the browser that began it. A known identity opens its account; an unknown one makes an
 * account where its address is proved and unknown here, and is linked to no other before that account has signed in.
 * @throws AppError `auth/provider-expired`, `auth/link-taken`, `auth/suspended`, and as `Oidc.finish`.
 */
export async function finishLogin(
  deps: FinishDeps,
  viewer: Pick<Viewer, 'uid'> | null,
  back: Return,
): Promise<Finished> {
  const expired = () => new AppError('auth/provider-expired');
  const token = readToken('provider', deps.config, back.cookieHeader);
  if (token === null) throw expired();
  const login = await takeLogin(deps.db, hashToken(token), back.provider, deps.clock.now());
  if (login === null || (login.uid !== null && login.uid !== viewer?.uid)) throw expired();
  const person = await deps.oidc.finish(back.provider, back.search, loginKeys(token));
  if (login.uid !== null) return linkTo(deps, login.uid, login, person);
  const known = await findLink(deps.db, person.issuer, person.subject);
  if (known !== null) return enterBy(deps, known.uid, login, person, back);
  const { email, name: displayName } = person;
  const made = person.emailProved ? await deps.identity.passwords.adopt({ email, displayName }) : null;
  if (made === null) return wait(deps, login, person);
  try {
    return await enterBy(deps, made, login, person, back);
  } catch (error) {
    // Nobody has been told of it, and its address is to be free at the next try.
    await deps.identity.deleteAccount(made);
    throw error;
  }
}

/** Opens the account of an identity: one that is linked, or one just made for it. */
async function enterBy(
  deps: FinishDeps,
  uid: string,
  { provider, destination }: LoginRow,
  person: ProvedPerson,
  { cookieHeader, userAgent, client }: Return,
): Promise<Finished> {
  const now = deps.clock.now();
  const stamp = await stampOf(deps, uid);
  return deps.db.transaction(async (tx): Promise<Finished> => {
    const profile = await findProfile(tx, uid);
    const email = profile?.email ?? person.email;
    await ensureProfile(tx, { uid, email, displayName: person.name }, now);
    const step = person.stepUp ? null : await askSecondStep({ ...deps, db: tx }, { uid, email, stamp });
    const { idToken, stepUp } = person;
    const entry = { cookieHeader, userAgent, ...(client !== undefined && { client }) };
    const provided = { id: provider, idToken, stepUp };
    const finished: Finished =
      step === null
        ? {
            kind: 'entered',
            session: await admitPerson(deps, tx, { uid, email, stamp }, { ...entry, provider: provided }),
            destination,
          }
        : { kind: 'step', step, destination };
    const known = await findLink(tx, person.issuer, person.subject);
    const { siret, organizationLabel } = person;
    if (known?.uid === uid)
      await noteLinkUse(tx, known.id, { usedAt: now, siret, organizationLabel, stepUp });
    // Removed, or linked to another account, since it was looked for.
    else if (
      profile !== null ||
      !(await insertLink(tx, linkOf(deps, { uid, provider, usedAt: now }, person)))
    )
      throw new AppError('auth/provider-expired');
    return finished;
  });
}

/** What the hosted provider says of an account that it does not refuse. @throws AppError `auth/suspended`. */
async function stampOf({ identity }: Pick<Deps, 'identity'>, uid: string): Promise<string> {
  if (identity.stamps === null) return '';
  const stamp = (await identity.stamps([uid])).get(uid);
  if (stamp === undefined) throw new AppError('auth/suspended');
  return stamp;
}

/** Adds the identity to the account that asked for it, which is signed in. */
async function linkTo(
  deps: FinishDeps,
  uid: string,
  { provider, destination }: LoginRow,
  person: ProvedPerson,
): Promise<Finished> {
  await deps.db.transaction(async (tx) => {
    const isNew = await insertLink(tx, linkOf(deps, { uid, provider, usedAt: null }, person));
    if (isNew) return tellLinked(deps, tx, uid, provider);
    const known = await findLink(tx, person.issuer, person.subject);
    if (known?.uid !== uid) {
      const label = deps.oidc.providers.find(({ id }) => id === provider)?.label ?? provider;
      throw new AppError('auth/link-taken', { data: { provider: label } });
    }
  });
  return { kind: 'linked', destination };
}

/** Keeps who came back until they sign in to the account of that address in this browser. */
async function wait(
  deps: FinishDeps,
  { provider, destination }: LoginRow,
  { issuer, subject, email, siret, organizationLabel, emailProved }: ProvedPerson,
): Promise<Finished> {
  const token = deps.ids.token();
  await insertLogin(deps.db, {
    browserHash: hashToken(token),
    provider,
    destination,
    expiresAt: laterBy(deps.clock.now(), waitsMs),
    arrived: { issuer, subject, email, siret, organizationLabel },
  });
  const code = emailProved ? 'auth/link-first' : 'auth/prove-address';
  return { kind: 'waits', code, token, destination };
}
