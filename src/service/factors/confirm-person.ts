import { earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { confirmSession, readConfirmedAt } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { takeCode } from './check-code.ts';
import { tellFactorChange } from './tell-change.ts';

/** How long a proof of who sits there is believed, ms. */
const confirmedMs = 10 * 60_000;

/** Whether the person has proved in this session, within ten minutes, who they are: by signing in, or again since. */
export async function isConfirmed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId }: Pick<Viewer, 'sessionId'>,
): Promise<boolean> {
  const at = await readConfirmedAt(db, sessionId);
  return at !== null && at > earlierBy(clock.now(), confirmedMs);
}

/** @throws AppError `factor/confirm-needed`: a session left open is not enough. */
export async function assertConfirmed(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'sessionId'>,
): Promise<void> {
  if (!(await isConfirmed(deps, viewer))) throw new AppError('factor/confirm-needed');
}

/**
 * The person types the password, or a code of a second factor, again.
 * @throws AppError `auth/wrong-password`, `factor/wrong-code`, `auth/too-many-requests`.
 */
export async function confirmPerson(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity' | 'queue' | 'ids'>,
  viewer: Viewer,
  proof: { readonly password: string } | { readonly code: string },
): Promise<void> {
  if ('password' in proof) {
    if (!(await deps.identity.passwords.checkPassword(viewer.uid, proof.password)))
      throw new AppError('auth/wrong-password', { field: 'password' });
  } else {
    const kind = await takeCode(deps, viewer.uid, proof.code);
    if (kind === null) throw new AppError('factor/wrong-code', { field: 'code' });
    if (kind === 'recovery') await tellFactorChange(deps, deps.db, viewer, 'recovery-used');
  }
  await confirmSession(deps.db, viewer.sessionId, deps.clock.now());
}
