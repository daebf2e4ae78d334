/**
 * The process of one audit: the engine and its browsers, nothing of the product. It ends with its audit, when it is
 * told to abort, and when the worker that started it dies.
 */
import { auditSite } from '#engine/audit-site.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { FromEngine, ToEngine } from './audit-messages.ts';

const stopping = new AbortController();
const tell = (message: FromEngine, sent = () => {}) => {
  if (process.connected) process.send?.(message, sent);
  else sent();
};

/** The worker writes the log: it knows how, and where to. */
const log: EngineLog = {
  info: (data, message) => tell({ kind: 'log', level: 'info', data, message }),
  warn: (data, message) => tell({ kind: 'log', level: 'warn', data, message }),
};

process.on('disconnect', () => stopping.abort(new Error('The worker is gone.')));
// An abort from the terminal reaches the whole process group; the worker decides what happens to the audit.
process.on('SIGINT', () => {});
process.on('message', (message: ToEngine) => {
  if (message.kind === 'abort') stopping.abort(new Error('The audit was stopped.'));
  else void run(message);
});

async function run({ order, settings, kept }: Extract<ToEngine, { kind: 'run' }>): Promise<void> {
  const policy = { allow: settings.allowTargets };
  const { publicUrl } = settings;
  const pool = createVisitPool({ executablePath: settings.chromiumPath, policy, publicUrl, log });
  let last: FromEngine;
  try {
    const checker = settings.htmlChecker && { htmlChecker: settings.htmlChecker };
    const rulesOff = [...(order.rulesOff ?? []), ...(settings.rulesOff ?? [])];
    const outcome = await auditSite(
      { ...order, rulesOff },
      {
        pool,
        policy,
        clock: systemClock,
        engineVersion: packageJson.version,
        publicUrl,
        log,
        kept,
        ...checker,
      },
      { signal: stopping.signal, onProgress: (progress) => tell({ kind: 'progress', progress }) },
    );
    last = { kind: 'outcome', outcome };
  } catch (error) {
    last = { kind: 'crash', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  await pool.close().catch(() => {});
  tell(last, () => process.exit(0));
}
