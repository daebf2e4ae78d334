import type { NewApp } from '#contract/api/factors.ts';
import { AppError } from '#contract/errors.ts';
import { qrPictureOf } from '#platform/second-factor/qr-path.ts';
import { base32, newTotpSecret, otpauthUri, verifyTotp } from '#platform/second-factor/totp.ts';
import { lockUser } from '#store/admin.ts';
import {
  countFactors,
  deleteWaitingApps,
  findWaitingApp,
  insertFactors,
  takeStep,
} from '#store/second-factors.ts';
import { takeLimit } from '../limits/take-limits.ts';
import type { Viewer } from '../viewer.ts';
import { assertConfirmed } from './confirm-person.ts';
import { assertFactorLimit, type FactorDeps, welcomeFactor } from './manage-factors.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

/**
 * A secret for an authenticator application: it asks nothing of anybody until its first code has come. One that waited is forgotten.
 * @returns the secret, this once, as a picture and as a text
 * @throws AppError `factor/confirm-needed`, `factor/too-many`.
 */
export async function startApp(deps: FactorDeps, viewer: Viewer, name: string): Promise<NewApp> {
  await assertConfirmed(deps, viewer);
  const secret = newTotpSecret();
  const row = { id: deps.ids.uuid(), uid: viewer.uid };
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.uid);
    await assertFactorLimit(tx, viewer.uid);
    await deleteWaitingApps(tx, viewer.uid);
    const sealed = sealSecret(deps, row, secret);
    await insertFactors(tx, [{ ...row, kind: 'totp', name, sealed, createdAt: deps.clock.now() }]);
  });
  const uri = otpauthUri(secret, { issuer: 'Constat', account: viewer.email });
  return { id: row.id, secret: base32(secret), uri, picture: qrPictureOf(uri) };
}

/**
 * Puts an application into use by its first right code.
 * @returns recovery codes, this once, where it is the account’s first factor
 * @throws AppError `request/not-found`, `factor/wrong-code`, `factor/confirm-needed`, `factor/too-many`, `auth/too-many-requests`.
 */
export async function activateApp(
  deps: FactorDeps,
  viewer: Viewer,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<string[] | null> {
  await assertConfirmed(deps, viewer);
  await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.uid);
    const app = await findWaitingApp(tx, viewer.uid, id);
    const secret = app && openSecret(deps, app);
    if (!app || !secret) throw new AppError('request/not-found');
    await assertFactorLimit(tx, viewer.uid);
    const now = deps.clock.now();
    const step = verifyTotp(secret, code.replaceAll(/\s/g, ''), app.lastStep, now);
    const wasFirst = (await countFactors(tx, viewer.uid)) === 0;
    if (step === null || !(await takeStep(tx, app.id, step, now)))
      throw new AppError('factor/wrong-code', { field: 'code' });
    return welcomeFactor(deps, tx, viewer, { name: app.name, wasFirst });
  });
}
