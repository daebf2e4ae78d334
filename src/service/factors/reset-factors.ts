import type { WaitingReset } from '#contract/api/factors.ts';
import { dayMs, earlierBy, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { resetLapseDays, resetWaitHours } from '#contract/factor-words.ts';
import type { Db } from '#platform/database.ts';
import { lockUser } from '#store/admin.ts';
import {
  deleteReset,
  findReset,
  findResetByRefusal,
  insertReset,
  listResetsDueAfter,
} from '#store/factor-resets.ts';
import { countFactors, deleteFactorsOf } from '#store/second-factors.ts';
import { findProfile } from '#store/users.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Viewer } from '../viewer.ts';
import { tellFactorChange } from './tell-change.ts';

type ResetDeps = Pick<Deps, 'clock' | 'ids' | 'config' | 'queue'>;

const waitMs = resetWaitHours * 3_600_000;

/**
 * An administrator asks that the second factors of somebody who has lost them are removed: not before a day, in which a mail lets
 * the person refuse it. The administrator’s own password is typed for it.
 * @returns when it is due
 * @throws AppError `auth/wrong-password`, `request/not-found`, `admin/own-account`, `factor/none`, `factor/reset-waits`.
 */
export async function askFactorReset(
  deps: ResetDeps & Pick<Deps, 'db' | 'identity'>,
  admin: Pick<Viewer, 'uid'>,
  uid: string,
  password: string,
): Promise<Date> {
  if (uid === admin.uid) throw new AppError('admin/own-account');
  if (!(await deps.identity.passwords.checkPassword(admin.uid, password)))
    throw new AppError('auth/wrong-password', { field: 'password' });
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, uid);
    if (user === null) throw new AppError('request/not-found');
    if ((await countFactors(tx, uid)) === 0) throw new AppError('factor/none');
    const askedAt = deps.clock.now();
    const dueAt = laterBy(askedAt, waitMs);
    const token = deps.ids.token();
    const row = { uid, askedBy: admin.uid, askedAt, dueAt, refusalHash: hashToken(token) };
    await dropLapsed(tx, uid, askedAt);
    if (!(await insertReset(tx, row))) throw new AppError('factor/reset-waits');
    await recordAct(deps, tx, admin, { act: 'factor-reset-asked', targetUid: uid });
    await queueMail(deps, tx, {
      kind: 'factor-reset-asked',
      to: user.email,
      uid,
      dedupeKey: `factor-reset-asked:${deps.ids.uuid()}`,
      data: {
        displayName: user.displayName,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt.toISOString(),
        url: `${deps.config.publicUrl}/refus-reinitialisation?token=${token}`,
      },
    });
    return dueAt;
  });
}

const isLapsed = (dueAt: Date, now: Date) => dueAt < earlierBy(now, resetLapseDays * dayMs);

async function dropLapsed(tx: Db, uid: string, now: Date): Promise<void> {
  const waiting = await findReset(tx, uid);
  if (waiting && isLapsed(waiting.dueAt, now)) await deleteReset(tx, uid);
}

/** Resets that wait, or were due and not made use of yet, for administrators. */
export async function listFactorResets(deps: Pick<Deps, 'db' | 'clock'>): Promise<WaitingReset[]> {
  const rows = await listResetsDueAfter(deps.db, earlierBy(deps.clock.now(), resetLapseDays * dayMs));
  return rows.map(({ askedAt, dueAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  }));
}

/** An administrator gives the reset up. @throws AppError `request/not-found` when there is none. */
export async function dropFactorReset(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  admin: Pick<Viewer, 'uid'>,
  uid: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await deleteReset(tx, uid))) throw new AppError('request/not-found');
    await recordAct(deps, tx, admin, { act: 'factor-reset-dropped', targetUid: uid });
  });
}

/** The reset that a mailed link is about; null once it is over. Reading it changes nothing. */
export async function readFactorReset(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ readonly email: string; readonly dueAt: string } | null> {
  const found = token === '' ? null : await findResetByRefusal(deps.db, hashToken(token));
  if (!found || isLapsed(found.dueAt, deps.clock.now())) return null;
  return { email: found.email, dueAt: found.dueAt.toISOString() };
}

/** The person refuses it. @returns false when it is over. */
export async function refuseFactorReset(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  token: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const found = token === '' ? null : await findResetByRefusal(tx, hashToken(token));
    if (!found || !(await deleteReset(tx, found.uid))) return false;
    await recordAct(deps, tx, null, { act: 'factor-reset-refused', targetUid: found.uid });
    return true;
  });
}

/** Removes the factors of a person whose reset is due, at the sign-in that needs it: their password was right. */
export async function settleDueReset(deps: ResetDeps, tx: Db, uid: string): Promise<void> {
  const waiting = await findReset(tx, uid);
  const now = deps.clock.now();
  if (!waiting || waiting.dueAt > now) return;
  await deleteReset(tx, uid);
  if (isLapsed(waiting.dueAt, now)) return;
  await deleteFactorsOf(tx, uid);
  await recordAct(deps, tx, { uid: waiting.askedBy }, { act: 'factor-reset-done', targetUid: uid });
  const person = await findProfile(tx, uid);
  if (person) await tellFactorChange(deps, tx, person, 'reset-done');
}
