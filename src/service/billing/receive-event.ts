import { AppError } from '#contract/errors.ts';
import { insertBillingEvent } from '#store/billing.ts';
import type { Deps } from '../deps.ts';

/** Events that may change a plan; the others are acknowledged. */
const followed = /^(?:checkout\.session\.|customer\.subscription\.|invoice\.|customer\.deleted$)/;

/**
 * Takes an event of the provider: once, and believed in nothing but whom to ask about. The answer does not wait for
 * what follows, a job.
 * @throws AppError `request/not-found` without payments, `billing/bad-signature`.
 */
export async function receiveEvent(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'log' | 'billing'>,
  raw: Buffer,
  signature: string | null,
): Promise<void> {
  if (deps.billing.kind === 'manual') throw new AppError('request/not-found');
  const now = deps.clock.now();
  const event = deps.billing.readEvent(raw, signature ?? '', now);
  if (event === null) throw new AppError('billing/bad-signature');
  const { id, type, customerId } = event;
  if (!followed.test(type) || customerId === null) return;
  await deps.db.transaction(async (tx) => {
    if (!(await insertBillingEvent(tx, { id, type, receivedAt: now }))) return;
    await deps.queue.send(tx, 'settle-billing', { customerId });
  });
}
