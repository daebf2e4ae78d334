/**
 * The process of one audit, or of one check of a rule: the engine and its browsers, nothing of the product. It ends with it, when it is
 * told to abort, and when the worker that started it dies.
 */
import { auditSite } from '#engine/audit-site.ts';
import { onReading } from '#engine/browser/read-foreign.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { createTrafficLedger } from '#engine/browser/traffic-ledger.ts';
import { checkRule } from '#engine/check-rule.ts';
import type { EngineLog } from '#engine/engine-log.ts';
import { measureLater } from '#engine/measure-later.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { needsVisit } from '#engine/run/rule-needs.ts';
import { endWithParent } from '#engine/visiting/end-with-parent.ts';
import { createSharedPool } from '#engine/visiting/shared-pool.ts';
import { trySite } from '#engine/visiting/try-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { FromEngine, ToEngine } from './audit-messages.ts';
import { openVisitsChannel } from './visits-channel.ts';

const stopping = new AbortController();
let sharedBy = 1;
const share = { sharedBy: () => sharedBy };
const tell = (message: FromEngine, sent = () => {}) => {
  if (process.connected) process.send?.(message, sent);
  else sent();
};

/** The worker writes the log: it knows how, and where to. */
const log: EngineLog = {
  info: (data, message) => tell({ kind: 'log', level: 'info', data, message }),
  warn: (data, message) => tell({ kind: 'log', level: 'warn', data, message }),
};

/** Of the worker: how long its engine may close its browsers once it is gone. */
const orphanMs = 10_000;
endWithParent(orphanMs);
setInterval(() => tell({ kind: 'beat' }), 1_000).unref();
const ledger = createTrafficLedger({ onMuch: (name, more) => tell({ kind: 'sent', name, more }) });

process.on('disconnect', () => stopping.abort(new Error('The worker is gone.')));
// An abort from the terminal reaches the whole process group; the worker decides what happens to the audit.
process.on('SIGINT', () => {});
process.on('message', (message: ToEngine) => {
  if (message.kind === 'share') sharedBy = message.sharedBy;
  else if (message.kind === 'closed') ledger.close(message.name);
  else if (message.kind === 'abort') stopping.abort(new Error('The audit was stopped.'));
  else if (message.kind === 'answer') visitsChannel.answer(message.ask, message.done);
  else void work(message);
});

const visitsChannel = openVisitsChannel(tell);
const tellReading = (url: string | null) => tell({ kind: 'reading', url });
onReading((reading) => tellReading(reading?.url ?? null));

type Asked = Extract<ToEngine, { kind: 'run' | 'check' | 'measure' | 'trial' }>;
/** Of a measure that nobody waits for, ms. */
const laterIdleWaitMs = 60_000;

async function answer(asked: Asked, pool: VisitPool): Promise<FromEngine> {
  if (asked.kind === 'measure') {
    const { idleWaitMs: given = laterIdleWaitMs } = asked.settings;
    const { signal: stop } = stopping;
    return {
      kind: 'measured',
      outcome: await measureLater(asked.order, { pool, idleWaitMs: given }, { signal: stop }),
    };
  }
  if (asked.kind === 'trial')
    return { kind: 'tried', answer: await trySite(asked.order, pool, stopping.signal) };
  const { publicUrl, htmlChecker, rulesOff = [], idleWaitMs } = asked.settings;
  const policy = targetPolicyOf(asked.settings);
  const world = {
    pool,
    policy,
    clock: systemClock,
    engineVersion: packageJson.version,
    publicUrl,
    log,
    onReading: tellReading,
    ...share,
    ...(asked.access && { access: asked.access }),
  };
  const { signal } = stopping;
  if (asked.kind === 'check')
    return { kind: 'checked', check: await checkRule(asked.order, world, { signal }) };
  const { order, kept } = asked;
  const outcome = await auditSite(
    { ...order, rulesOff: [...(order.rulesOff ?? []), ...rulesOff] },
    {
      ...world,
      kept,
      ...(htmlChecker && { htmlChecker }),
      ...(idleWaitMs !== undefined && { limits: { idleWaitMs } }),
    },
    { signal, onProgress: (progress) => tell({ kind: 'progress', progress }) },
  );
  return { kind: 'outcome', outcome };
}

async function work(asked: Asked): Promise<void> {
  const { chromiumPath, publicUrl } = asked.settings;
  const policy = targetPolicyOf(asked.settings);
  // Somebody waits for a check: its browser starts while the page is asked for.
  const ready = asked.kind === 'trial' || (asked.kind === 'check' && needsVisit(asked.order.ruleId));
  const own = createVisitPool({
    executablePath: chromiumPath,
    policy,
    publicUrl,
    log,
    ready,
    ledger,
    ...share,
    ...(asked.kind !== 'measure' && asked.access && { access: asked.access }),
  });
  const stays = asked.kind === 'run' && (asked.order.journeys ?? []).length > 0;
  const pool =
    asked.kind === 'run' && asked.shares ? createSharedPool(own, visitsChannel.shared, stays) : own;
  let last: FromEngine;
  try {
    last = await answer(asked, pool);
  } catch (error) {
    last = { kind: 'crash', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  const isAwaited = asked.kind === 'check' || asked.kind === 'trial';
  if (isAwaited) tell(last);
  await pool.close().catch(() => {});
  if (isAwaited) process.exit(0);
  tell(last, () => process.exit(0));
}
