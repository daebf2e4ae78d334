import { AppError } from '#contract/errors.ts';
import type { StepKind } from '#contract/factor-words.ts';
import { countTry, findChallenge, lockChallenge, takeChallenge } from '#store/factor-challenges.ts';
import { deleteReset } from '#store/factor-resets.ts';
import { findProfile } from '#store/users.ts';
import { admitPerson, type BrowserRequest, type StartedSession } from '../accounts/start-session.ts';
import { readToken } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { stepKindsOf } from './ask-step.ts';
import { takeCode } from './check-code.ts';
import { tellFactorChange } from './tell-change.ts';

type StepDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'queue' | 'oidc'>;

/** Codes that may be typed for one right password. */
const mostTries = 5;

/** The step this browser has to pass, and how; null when there is none, or it is over. */
export async function readSecondStep(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookieHeader: string | null,
): Promise<{ readonly uid: string; readonly kinds: readonly StepKind[]; readonly until: string } | null> {
  const token = readToken('step', deps.config, cookieHeader);
  if (token === null) return null;
  const row = await findChallenge(deps.db, hashToken(token), 'step', deps.clock.now());
  if (!row?.uid || row.tries >= mostTries) return null;
  return { uid: row.uid, kinds: await stepKindsOf(deps, row.uid), until: row.expiresAt.toISOString() };
}

/**
 * Passes the second step by a code, in the browser whose password was right: opens the session. Tries are counted by step, by
 * account and by client before the code is looked at.
 * @throws AppError `factor/step-over`, `factor/wrong-code`, `auth/too-many-requests`, `auth/suspended`.
 */
export async function passSecondStep(
  deps: StepDeps,
  { code, ...request }: BrowserRequest & { readonly code: string },
): Promise<StartedSession> {
  await takeLimit(deps, ['factorClient', request.client ?? '']);
  const token = readToken('step', deps.config, request.cookieHeader);
  const now = deps.clock.now();
  if (token === null) throw new AppError('factor/step-over');
  const tokenHash = hashToken(token);
  const asked = await countTry(deps.db, tokenHash, 'step', { most: mostTries, now });
  if (!asked?.uid) throw new AppError('factor/step-over');
  const { uid, email, stamp } = asked;
  const session = await deps.db.transaction(async (tx) => {
    // Held: whoever changes the password takes it away, waits for it, and then ends the session that it gave.
    if (!(await lockChallenge(tx, tokenHash, 'step', now))) throw new AppError('factor/step-over');
    const kind = await takeCode({ ...deps, db: tx }, uid, code);
    if (kind === null) return null;
    await takeChallenge(tx, tokenHash, 'step', now);
    // Who still has a factor has lost none.
    await deleteReset(tx, uid);
    const person = await findProfile(tx, uid);
    if (kind === 'recovery' && person) await tellFactorChange(deps, tx, person, 'recovery-used');
    return admitPerson(deps, tx, { uid, email, stamp }, request);
  });
  if (session) return session;
  throw new AppError(asked.tries >= mostTries ? 'factor/step-over' : 'factor/wrong-code', { field: 'code' });
}
