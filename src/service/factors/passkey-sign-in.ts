import { AppError } from '#contract/errors.ts';
import { deleteReset } from '#store/factor-resets.ts';
import { findProfile } from '#store/users.ts';
import { admitPerson, type BrowserRequest, type StartedSession } from '../accounts/start-session.ts';
import type { Deps } from '../deps.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { askSignature, type PasskeyAnswer, type PasskeyQuestion, readPasskey } from './passkeys.ts';
import { readSecondStep } from './second-step.ts';

/** Asks a browser for a passkey: of the account whose password was right there, else of whoever has one. @throws AppError `factor/no-domain`, `auth/too-many-requests`. */
export async function askPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  { cookieHeader, client }: { readonly cookieHeader: string | null; readonly client: string },
): Promise<PasskeyQuestion> {
  await takeLimit(deps, ['factorClient', client]);
  const step = await readSecondStep(deps, cookieHeader);
  return askSignature(deps, { purpose: 'passkey', uid: step?.uid ?? null });
}

/**
 * Opens a session by a passkey: what the person has and, since it was unlocked, what they know or are; no password is asked. At a
 * hosted provider the account must still be there.
 * @throws AppError `factor/challenge-over`, `factor/passkey-refused`, `auth/suspended`, `auth/network-request-failed`.
 */
export async function signInByPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'identity' | 'queue' | 'oidc'>,
  { response, ...request }: BrowserRequest & PasskeyAnswer,
): Promise<StartedSession> {
  const { uid } = await readPasskey(deps, 'passkey', { response, cookieHeader: request.cookieHeader });
  const stamps = await deps.identity.stamps?.([uid]);
  if (stamps && !stamps.has(uid)) throw new AppError('auth/suspended');
  return deps.db.transaction(async (tx) => {
    const person = await findProfile(tx, uid);
    if (!person) throw new AppError('factor/passkey-refused');
    await deleteReset(tx, uid);
    return admitPerson(deps, tx, { uid, email: person.email, stamp: stamps?.get(uid) ?? '' }, request);
  });
}
