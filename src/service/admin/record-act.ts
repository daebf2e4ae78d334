import type { AdminAct } from '#contract/admin-acts.ts';
import type { Db } from '#platform/database.ts';
import { insertAdminAct } from '#store/admin-acts.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** An act, before it is written down. */
export interface Act {
  readonly act: AdminAct;
  readonly targetUid?: string | null;
  /** Plans and ids, nothing of a person: it outlives the account. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Writes down what an administrator does, in the transaction that does it: neither exists without the other. */
export async function recordAct(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  admin: Pick<Viewer, 'uid'> | null,
  { act, targetUid = null, detail = {} }: Act,
): Promise<void> {
  const id = deps.ids.uuid();
  const happenedAt = deps.clock.now();
  await insertAdminAct(tx, { id, happenedAt, adminUid: admin?.uid ?? null, act, targetUid, detail });
}
