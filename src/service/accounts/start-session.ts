import { laterBy } from '#contract/durations.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import type { IdentityClaims } from '#platform/identity.ts';
import { lockUser } from '#store/admin.ts';
import { deleteSessionByHash, insertSession } from '#store/sessions.ts';
import { insertProviderSession } from '#store/sign-ins.ts';
import { spendIdToken } from '#store/spent-id-tokens.ts';
import { ensureProfile, recordLogin, type UserRow } from '#store/users.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Deps } from '../deps.ts';
import { askSecondStep, type PendingStep } from '../factors/ask-step.ts';
import { hashToken } from '../hash-token.ts';
import { countedNetwork } from '../limits/counted-network.ts';
import { linkArrival } from '../sign-ins/link-arrival.ts';
import { sealIdToken } from '../sign-ins/sealed-id-token.ts';
import { ownSpace, type Viewer } from '../viewer.ts';
import { rememberThisBrowser } from './known-browsers.ts';
import { cookieLifeMs, readToken } from './token-cookies.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'identity' | 'config' | 'queue' | 'oidc'>;

/** A password typed longer ago than this opens no session. */
const freshMs = 5 * 60_000;
/** Clocks of two machines may differ. */
const skewMs = 60_000;

/** A new session: the tokens of the cookies leave here once, the database keeps their digests. */
export interface StartedSession {
  readonly token: string;
  /** Says from now on that the person has signed in with this browser. */
  readonly browserToken: string;
  readonly viewer: Viewer;
}

function toViewer(user: UserRow, sessionId: string): Viewer {
  const plan = planOf(user.plan).id;
  return {
    ...{ uid: user.uid, plan, space: ownSpace, personUid: user.uid, personPlan: plan },
    email: user.email,
    displayName: user.displayName,
    admin: user.admin,
    theme: user.settings.theme,
    sessionId,
  };
}

/** What is known of a browser that asks for a session. */
export interface BrowserRequest {
  readonly userAgent: string;
  readonly cookieHeader: string | null;
  /** What its address counts by; the network it is in is kept with the session. */
  readonly client?: string;
}

/** The provider that let a person in, where it was no password. */
interface ProviderEntry {
  /** Its name in the settings. */
  readonly id: string;
  readonly idToken: string;
  /** It has seen a second factor. */
  readonly stepUp: boolean;
}

/** What opens a session. */
export interface Entry extends BrowserRequest {
  readonly provider?: ProviderEntry;
}

/** Inserts a session of that person, whose browser is known from then on. @param stamp as `Identity.stamps` tells it */
export async function openSession(
  deps: Pick<Deps, 'clock' | 'ids' | 'config'>,
  db: Db,
  user: UserRow,
  { userAgent, cookieHeader, client = '', stamp, provider }: Entry & { readonly stamp: string },
): Promise<StartedSession> {
  const now = deps.clock.now();
  const token = deps.ids.token();
  const id = deps.ids.uuid();
  await insertSession(db, {
    tokenHash: hashToken(token),
    id,
    uid: user.uid,
    createdAt: now,
    expiresAt: laterBy(now, cookieLifeMs.session),
    lastSeenAt: now,
    userAgent: userAgent.slice(0, 300),
    identityStamp: stamp,
    addressBlock: countedNetwork(client) ?? '',
    confirmedAt: now,
  });
  if (provider)
    await insertProviderSession(db, {
      sessionId: id,
      provider: provider.id,
      sealedIdToken: sealIdToken(deps, id, provider.idToken),
      stepUp: provider.stepUp,
    });
  const browserToken = await rememberThisBrowser(deps, db, user.uid, cookieHeader);
  return { token, browserToken, viewer: toViewer(user, id) };
}

function assertFresh(claims: IdentityClaims, now: Date): void {
  if (!claims.emailVerified) throw new AppError('auth/email-not-verified');
  const ageMs = now.getTime() - claims.authenticatedAt.getTime();
  if (ageMs > freshMs || ageMs < -skewMs) throw new AppError('auth/invalid-token');
}

/** Who has proved everything that is asked. */
interface Proved {
  readonly uid: string;
  /** As the identity provider knows it. */
  readonly email: string;
  readonly stamp: string;
}

/**
 * Opens the session of somebody who has proved everything that is asked of them: records the login, grants `admin` to the addresses
 * of the configuration, ends the browser’s former session, links an identity of another provider that waits in this browser for that
 * address. Whoever calls it has seen the second factor, or that there is none.
 * @throws AppError `auth/invalid-token`, `auth/suspended`.
 */
export async function admitPerson(
  deps: Pick<Deps, 'clock' | 'ids' | 'config' | 'queue' | 'oidc'>,
  tx: Db,
  { uid, email, stamp }: Proved,
  entry: Entry,
): Promise<StartedSession> {
  const now = deps.clock.now();
  const admin = deps.config.admins.includes(email.toLowerCase());
  // By the setting: no administrator did it.
  if (admin && (await lockUser(tx, uid))?.admin === false)
    await recordAct(deps, tx, null, {
      act: 'admin-granted',
      targetUid: uid,
      detail: { by: 'CONSTAT_ADMINS' },
    });
  const user = await recordLogin(tx, { uid, email, admin, now });
  if (!user) throw new AppError('auth/invalid-token');
  if (user.suspendedAt) throw new AppError('auth/suspended');
  const formerToken = readToken('session', deps.config, entry.cookieHeader);
  if (formerToken) await deleteSessionByHash(tx, hashToken(formerToken));
  const opened = await openSession(deps, tx, user, { ...entry, stamp });
  await linkArrival(deps, tx, opened.viewer, entry.cookieHeader);
  return opened;
}

/**
 * Exchanges a verified idToken, once: for a session, or for a question where the account has a second factor. Creates the profile
 * document when it is missing.
 * @throws AppError `auth/invalid-token`, `auth/email-not-verified`, `auth/suspended`.
 */
export async function startSession(
  deps: SessionDeps,
  request: BrowserRequest & { readonly idToken: string },
): Promise<{ readonly session: StartedSession } | { readonly step: PendingStep }> {
  const claims = await deps.identity.verifyIdToken(request.idToken);
  const now = deps.clock.now();
  assertFresh(claims, now);
  const started = await deps.db.transaction(async (tx) => {
    const until = laterBy(claims.authenticatedAt, freshMs + skewMs);
    if (!(await spendIdToken(tx, claims.tokenId, until))) throw new AppError('auth/invalid-token');
    await ensureProfile(tx, { uid: claims.uid, email: claims.email, displayName: claims.displayName }, now);
    const step = await askSecondStep({ ...deps, db: tx }, claims);
    return step ? { step } : { session: await admitPerson(deps, tx, claims, request) };
  });
  if ('step' in started) return started;
  // The password may have changed since the first look, before this session existed to be ended with the others.
  await deps.identity.verifyIdToken(request.idToken).catch(async (error: unknown) => {
    if (isAppError(error)) await deleteSessionByHash(deps.db, hashToken(started.session.token));
    throw error;
  });
  return started;
}
