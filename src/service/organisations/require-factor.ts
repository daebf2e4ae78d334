import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { formatDate } from '#contract/french.ts';
import { factorNoticeDays, roleCovers } from '#contract/space-roles.ts';
import { listUnprotected, providerSawFactor, setFactorFrom } from '#store/asked-factors.ts';
import { countFactors } from '#store/second-factors.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Acting, recordEvent } from './acting.ts';
import { lockForChange } from './invite.ts';

/**
 * Asks the members of the organisation for a second factor in seven days, of which those who have none are told by mail; or asks
 * for none any more. Who asks others for one has one.
 * @throws AppError `organisation/own-factor-first`, `organisation/role-too-high`, `organisation/none`, `request/not-found`
 */
export async function requireFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'queue'>,
  acting: Acting,
  required: boolean,
): Promise<void> {
  const { viewer } = acting;
  await deps.db.transaction(async (tx) => {
    const { row, actor } = await lockForChange(tx, acting);
    if (!roleCovers(actor.role, 'admin')) throw new AppError('organisation/role-too-high');
    if (required === (row.factorFrom !== null)) return;
    const organisation = row.uid;
    if (!required) {
      await setFactorFrom(tx, organisation, null);
      await recordEvent(deps, tx, acting, { organisation, act: 'factor-optional' });
      return;
    }
    const isProtected =
      (await countFactors(tx, viewer.personUid)) > 0 || (await providerSawFactor(tx, viewer.sessionId));
    if (!isProtected) throw new AppError('organisation/own-factor-first');
    const from = laterBy(deps.clock.now(), factorNoticeDays * dayMs);
    await setFactorFrom(tx, organisation, from);
    await recordEvent(deps, tx, acting, { organisation, act: 'factor-required', target: formatDate(from) });
    for (const { uid, email, displayName } of await listUnprotected(tx, organisation))
      await queueMail(deps, tx, {
        kind: 'organisation-factor-asked',
        ...{ to: email, uid },
        // Asked for again on the same day, it is told once.
        dedupeKey: `organisation-factor-asked:${organisation}:${uid}:${from.toISOString().slice(0, 10)}`,
        data: {
          ...{ displayName, organisation: row.displayName, from: from.toISOString() },
          url: `${deps.config.publicUrl}/dashboard?tab=settings#deuxieme-etape`,
        },
      });
  });
}
