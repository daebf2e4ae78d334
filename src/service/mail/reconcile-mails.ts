import { earlierBy } from '#contract/durations.ts';
import { findUnsettledMessages, updateMessage } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';

/** Younger messages may belong to a job still under way. */
const graceMs = 60_000;
const batchSize = 500;

/** No message waits for ever: its job is put back when the queue lost it, and its state told when its job ended. */
export async function reconcileMails(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>): Promise<void> {
  const before = earlierBy(deps.clock.now(), graceMs);
  const messages = await findUnsettledMessages(deps.db, before, batchSize);
  const states = await deps.queue.states(
    deps.db,
    'mail',
    messages.map(({ id }) => id),
  );
  for (const { id, state } of messages) {
    const job = states.get(id);
    if (job === 'live') continue;
    deps.log.warn({ message: id, state, job: job ?? 'missing' }, 'mail without a live job');
    if (job === 'ended') {
      await updateMessage(deps.db, id, { state: state === 'sending' ? 'uncertain' : 'failed' });
    } else {
      await deps.queue.send(deps.db, 'mail', { messageId: id }, { id });
    }
  }
}
