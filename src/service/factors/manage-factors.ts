import type { FactorList } from '#contract/api/factors.ts';
import { AppError } from '#contract/errors.ts';
import { factorKinds, mostFactors } from '#contract/factor-words.ts';
import type { Db } from '#platform/database.ts';
import { passkeyDomain } from '#platform/second-factor/passkeys.ts';
import { digestOfCode, makeRecoveryCodes, readRecoveryCode } from '#platform/second-factor/recovery-codes.ts';
import { lockUser } from '#store/admin.ts';
import {
  countFactors,
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  deleteRecoveryCodes,
  insertFactors,
  listFactors,
  renameFactorRow,
} from '#store/second-factors.ts';
import { deleteOtherSessions } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { assertConfirmed, isConfirmed } from './confirm-person.ts';
import { reasonsForFactor } from './must-have-factor.ts';
import { openSecret } from './sealed-secret.ts';
import { tellFactorChange } from './tell-change.ts';

export type FactorDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'queue'>;

/** The person’s second factors, and what may be done with them now. */
export async function readFactors(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  viewer: Viewer,
): Promise<FactorList> {
  const rows = await listFactors(deps.db, viewer.uid);
  return {
    factors: rows.flatMap((row) => {
      const kind = factorKinds.find((one) => one === row.kind);
      if (kind === undefined) return [];
      const readable = kind === 'passkey' || openSecret(deps, row) !== null;
      const [createdAt, lastUsedAt] = [row.createdAt.toISOString(), row.lastUsedAt?.toISOString() ?? null];
      return [{ id: row.id, kind, name: row.name, readable, createdAt, lastUsedAt }];
    }),
    recoveryCodes: await countRecoveryCodes(deps.db, viewer.uid),
    required: [...(await reasonsForFactor(deps, viewer))],
    passkeys: passkeyDomain(deps.config) !== null,
    confirmed: await isConfirmed(deps, viewer),
  };
}

/** @throws AppError `factor/too-many`. */
export async function assertFactorLimit(db: Db, uid: string): Promise<void> {
  if ((await countFactors(db, uid)) >= mostFactors)
    throw new AppError('factor/too-many', { data: { limit: mostFactors } });
}

/** Puts ten new recovery codes in the place of those there are. @returns them, this once */
async function giveRecoveryCodes(deps: Pick<Deps, 'clock' | 'ids'>, tx: Db, uid: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await deleteRecoveryCodes(tx, uid);
  const createdAt = deps.clock.now();
  await insertFactors(
    tx,
    codes.map((code) => ({
      id: deps.ids.uuid(),
      uid,
      kind: 'recovery' as const,
      digest: digestOfCode(uid, readRecoveryCode(code) ?? code),
      createdAt,
    })),
  );
  return codes;
}

/**
 * What follows when a factor has come into use: the person is told. The first one ends the other sessions, which never
 * passed a second step, and gives recovery codes.
 * @param wasFirst counted before, behind the lock of the account
 * @returns the codes, this once; null where it was not the first
 */
export async function welcomeFactor(
  deps: FactorDeps,
  tx: Db,
  viewer: Viewer,
  { name, wasFirst }: { readonly name: string; readonly wasFirst: boolean },
): Promise<string[] | null> {
  await tellFactorChange(deps, tx, viewer, 'added', name);
  if (!wasFirst) return null;
  await deleteOtherSessions(tx, viewer.uid, viewer.sessionId);
  return giveRecoveryCodes(deps, tx, viewer.uid);
}

/** New recovery codes; those of before open nothing any more. @throws AppError `factor/confirm-needed`, `factor/none`. */
export async function renewRecoveryCodes(deps: FactorDeps, viewer: Viewer): Promise<string[]> {
  await assertConfirmed(deps, viewer);
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.uid);
    if ((await countFactors(tx, viewer.uid)) === 0) throw new AppError('factor/none');
    await tellFactorChange(deps, tx, viewer, 'codes-renewed');
    return giveRecoveryCodes(deps, tx, viewer.uid);
  });
}

/** A name opens nothing: no proof is asked for it. @throws AppError `request/not-found` for another’s as for none */
export async function renameFactor(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  name: string,
): Promise<void> {
  if (!(await renameFactorRow(deps.db, viewer.uid, id, name))) throw new AppError('request/not-found');
}

/**
 * Removes one of the person’s factors; with the last one go the recovery codes.
 * @throws AppError `factor/confirm-needed`, `request/not-found` for another’s as for none, `factor/last-required`.
 */
export async function removeFactor(deps: FactorDeps, viewer: Viewer, id: string): Promise<void> {
  await assertConfirmed(deps, viewer);
  await deps.db.transaction(async (tx) => {
    // Two factors removed at once must not leave none.
    await lockUser(tx, viewer.uid);
    const removed = await deleteFactor(tx, viewer.uid, id);
    if (!removed) throw new AppError('request/not-found');
    if ((await countFactors(tx, viewer.uid)) === 0) {
      if ((await reasonsForFactor({ ...deps, db: tx }, viewer)).length > 0)
        throw new AppError('factor/last-required');
      await deleteFactorsOf(tx, viewer.uid);
    }
    await tellFactorChange(deps, tx, viewer, 'removed', removed.name);
  });
}
