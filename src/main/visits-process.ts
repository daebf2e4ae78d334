/**
 * The process that visits batches of pages of one audit: browsers, nothing of the product. It ends when the worker that
 * started it wants no more of it, or dies.
 */
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { createTrafficLedger } from '#engine/browser/traffic-ledger.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { endWithParent } from '#engine/visiting/end-with-parent.ts';
import { visitBatch } from '#engine/visiting/visit-batch.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import type { FromVisits, ToVisits } from './audit-messages.ts';

const stopping = new AbortController();
let pool: VisitPool | null = null;
let sharedBy = 1;

const tell = (message: FromVisits) => {
  if (process.connected) process.send?.(message);
};
const log: EngineLog = {
  info: (data, message) => tell({ kind: 'log', level: 'info', data, message }),
  warn: (data, message) => tell({ kind: 'log', level: 'warn', data, message }),
};

const orphanMs = 10_000;
endWithParent(orphanMs);
setInterval(() => tell({ kind: 'beat' }), 1_000).unref();
const ledger = createTrafficLedger({
  further: true,
  onMuch: (name, more) => tell({ kind: 'sent', name, more }),
});

process.on('disconnect', () => {
  stopping.abort(new Error('The worker is gone.'));
  void Promise.resolve(pool?.close()).finally(() => process.exit(0));
});
// An abort from the terminal reaches the whole process group; the worker decides what happens to the batch.
process.on('SIGINT', () => {});
process.on('message', (message: ToVisits) => {
  if (message.kind === 'share') sharedBy = message.sharedBy;
  else if (message.kind === 'closed') ledger.close(message.name);
  else work(message);
});

function work({ visits, settings, access }: Extract<ToVisits, { kind: 'visit' }>): void {
  const { chromiumPath: executablePath, publicUrl } = settings;
  const policy = targetPolicyOf(settings);
  // Until it is told otherwise.
  sharedBy = 1;
  pool ??= createVisitPool({
    executablePath,
    policy,
    publicUrl,
    log,
    ledger,
    sharedBy: () => sharedBy,
    ...(access && { access }),
  });
  visitBatch(visits, pool, stopping.signal, (key, done) => tell({ kind: 'visited', key, done })).then(
    () => tell({ kind: 'all-visited' }),
    (error: unknown) => tell({ kind: 'crash', detail: String(error) }),
  );
}
