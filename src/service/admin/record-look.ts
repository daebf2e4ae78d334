import type { Deps } from '../deps.ts';
import { type Counted, readLimit, takeLimit } from '../limits/take-limits.ts';
import type { Viewer } from '../viewer.ts';
import { type Act, recordAct } from './record-act.ts';

/** What recording a look needs, and so every read that an administrator may do of another’s audit. */
export type LookDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Writes down that an administrator looks at the audit of somebody else: one line an hour for each administrator and audit, however
 * many pages, pictures and reads of its progress that is. What cannot be written down is not shown.
 */
export async function recordLook(
  deps: LookDeps,
  admin: Pick<Viewer, 'uid'>,
  audit: { readonly id: string; readonly uid: string },
): Promise<void> {
  const act: Act = { act: 'audit-looked-at', targetUid: audit.uid, detail: { audit: audit.id } };
  await recordOnceAnHour(deps, admin, audit.id, act);
}

/** The same of what people contest of a rule: pages, proofs and reasons of many accounts. */
export async function recordLookAtContests(
  deps: LookDeps,
  admin: Pick<Viewer, 'uid'>,
  ruleId: string,
): Promise<void> {
  await recordOnceAnHour(deps, admin, ruleId, { act: 'contests-looked-at', detail: { rule: ruleId } });
}

async function recordOnceAnHour(
  deps: LookDeps,
  admin: Pick<Viewer, 'uid'>,
  what: string,
  act: Act,
): Promise<void> {
  const counted: Counted = ['adminLook', `${admin.uid} ${what}`];
  if (await readLimit(deps, counted)) return;
  await deps.db.transaction(async (tx) => {
    const { count } = await takeLimit({ ...deps, db: tx }, counted);
    if (count === 1) await recordAct(deps, tx, admin, act);
  });
}
