import type { Db } from '#platform/database.ts';
import { insertLink, readArrival, takeArrival } from '#store/sign-ins.ts';
import { readToken } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { linkOf } from './link-of.ts';
import { tellLinked } from './tell-linked.ts';

type LinkDeps = Pick<Deps, 'queue' | 'clock' | 'ids' | 'config' | 'oidc'>;

/** Links who waits in this browser for the account of that address, which has just signed in by its own means. */
export async function linkArrival(
  deps: LinkDeps,
  tx: Db,
  { uid, email }: Pick<Viewer, 'uid' | 'email'>,
  cookieHeader: string | null,
): Promise<void> {
  const token = readToken('provider', deps.config, cookieHeader);
  if (token === null) return;
  const login = await takeArrival(tx, hashToken(token), email, deps.clock.now());
  if (!login?.arrived) return;
  const { provider, arrived } = login;
  if (await insertLink(tx, linkOf(deps, { uid, provider, usedAt: null }, arrived)))
    await tellLinked(deps, tx, uid, provider);
}

/** Who waits in this browser, for the page that asks them to sign in; null when nobody does. */
export async function waitingArrival(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookieHeader: string | null,
): Promise<{ readonly provider: string; readonly email: string } | null> {
  const token = readToken('provider', deps.config, cookieHeader);
  if (token === null) return null;
  const login = await readArrival(deps.db, hashToken(token), deps.clock.now());
  return login?.arrived ? { provider: login.provider, email: login.arrived.email } : null;
}
