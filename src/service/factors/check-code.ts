import type { Db } from '#platform/database.ts';
import { digestOfCode, readRecoveryCode } from '#platform/second-factor/recovery-codes.ts';
import { verifyTotp } from '#platform/second-factor/totp.ts';
import { listFactors, spendRecoveryCode, takeStep } from '#store/second-factors.ts';
import type { Deps } from '../deps.ts';
import { type Counted, giveBack, takeLimits } from '../limits/take-limits.ts';
import { openSecret } from './sealed-secret.ts';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What a typed code was. */
type CodeKind = 'totp' | 'recovery';

const countedOf = (uid: string): Counted[] => [
  ['factorCode', uid],
  ['factorCodeDay', uid],
];

/**
 * Takes a code that somebody typed for an account: of one of its applications, or a recovery code, which is used up by it. Each
 * is good once. Codes of applications are counted for the account before they are looked at.
 * @returns what it was; null for a wrong one
 * @throws AppError `auth/too-many-requests`.
 */
export async function takeCode(deps: CodeDeps, uid: string, typed: string): Promise<CodeKind | null> {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    await takeLimits(deps, countedOf(uid));
    if (!(await takeAppCode(deps, uid, digits))) return null;
    await giveBack(deps, countedOf(uid));
    return 'totp';
  }
  const code = readRecoveryCode(typed);
  const now = deps.clock.now();
  const isSpent = code !== null && (await spendRecoveryCode(deps.db, uid, digestOfCode(uid, code), now));
  return isSpent ? 'recovery' : null;
}

async function takeAppCode(
  deps: CodeDeps & { readonly db: Db },
  uid: string,
  code: string,
): Promise<boolean> {
  const now = deps.clock.now();
  for (const app of await listFactors(deps.db, uid)) {
    const secret = app.kind === 'totp' ? openSecret(deps, app) : null;
    const step = secret && verifyTotp(secret, code, app.lastStep, now);
    if (step !== null && (await takeStep(deps.db, app.id, step, now))) return true;
  }
  return false;
}
