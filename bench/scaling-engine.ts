/** The engine of an audit of `bench/scaling.ts`, in a process of its own as in the product; its visits were recorded. */
import type { FromEngine, ToEngine } from '#main/audit-messages.ts';
import { openVisitsChannel } from '#main/visits-channel.ts';
import { recordedRunner } from '#tests/support/recorded-pool.ts';
import type { ScalingWorkerSetup } from './scaling-worker.ts';

const tell = (message: FromEngine, sent = () => {}) => process.send?.(message, sent);
const visitsChannel = openVisitsChannel(tell);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ToEngine) => {
  if (message.kind === 'answer') visitsChannel.answer(message.ask, message.done);
  else if (message.kind === 'run') void work(message);
});

async function work({ order, settings, kept }: Extract<ToEngine, { kind: 'run' }>): Promise<void> {
  // There is no browser: what was recorded stands in its place.
  const { target, site, visitMs, slots } = JSON.parse(settings.chromiumPath) as ScalingWorkerSetup;
  const run = recordedRunner({ target, site, timing: { visitMs: () => visitMs, slots } });
  const outcome = await run(order, {
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    signal: new AbortController().signal,
    kept,
    shared: visitsChannel.shared,
  });
  tell({ kind: 'outcome', outcome }, () => process.exit(0));
}
