import { laterBy } from '#contract/durations.ts';
import type { StepKind } from '#contract/factor-words.ts';
import type { Db } from '#platform/database.ts';
import { passkeyDomain } from '#platform/second-factor/passkeys.ts';
import { lockUser } from '#store/admin.ts';
import { insertChallenge } from '#store/factor-challenges.ts';
import { countRecoveryCodes, listFactors } from '#store/second-factors.ts';
import { cookieLifeMs } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { settleDueReset } from './reset-factors.ts';
import { openSecret } from './sealed-secret.ts';

/** What somebody whose password was right is asked before a session exists. The token goes into a cookie of that browser. */
export interface PendingStep {
  readonly token: string;
  readonly kinds: readonly StepKind[];
  readonly until: Date;
}

/** How a person may pass the second step, here and now. */
export async function stepKindsOf(
  deps: { readonly db: Db } & Pick<Deps, 'config'>,
  uid: string,
): Promise<StepKind[]> {
  const factors = await listFactors(deps.db, uid);
  const hasApp = factors.some((row) => row.kind === 'totp' && openSecret(deps, row) !== null);
  const hasPasskey = passkeyDomain(deps.config) !== null && factors.some(({ kind }) => kind === 'passkey');
  const hasCode = (await countRecoveryCodes(deps.db, uid)) > 0;
  return [
    ...(hasApp ? ['totp'] : []),
    ...(hasPasskey ? ['passkey'] : []),
    ...(hasCode ? ['recovery'] : []),
  ] as StepKind[];
}

/**
 * The second step of a sign-in whose password was right; null where the account has no second factor, or lost them by a reset that
 * is due. In the transaction that would open the session: a factor added meanwhile waits for it, or is seen.
 */
export async function askSecondStep(
  deps: { readonly db: Db } & Pick<Deps, 'clock' | 'ids' | 'config' | 'queue'>,
  { uid, email, stamp }: { readonly uid: string; readonly email: string; readonly stamp: string },
): Promise<PendingStep | null> {
  await lockUser(deps.db, uid);
  await settleDueReset(deps, deps.db, uid);
  if ((await listFactors(deps.db, uid)).length === 0) return null;
  const token = deps.ids.token();
  const until = laterBy(deps.clock.now(), cookieLifeMs.step);
  await insertChallenge(deps.db, {
    tokenHash: hashToken(token),
    purpose: 'step',
    uid,
    email,
    stamp,
    expiresAt: until,
  });
  return { token, kinds: await stepKindsOf(deps, uid), until };
}
