import { browserEvents, type EngineLog, silentLog } from '#engine/engine-log.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import type { ProductMetrics } from '#service/metrics/product-metrics.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';

const events: ReadonlyMap<string, string> = new Map(
  Object.entries(browserEvents).map(([event, words]) => [words, event]),
);

/** The engine’s log, whose words on browsers are counted. */
function countingLog(metrics: ProductMetrics, log: EngineLog): EngineLog {
  const count = (message: string) => {
    const event = events.get(message);
    if (event !== undefined) metrics.browserRestarts.add([event]);
  };
  return {
    info(data, message) {
      count(message);
      log.info(data, message);
    },
    warn(data, message) {
      count(message);
      log.warn(data, message);
    },
  };
}

/** A runner of audits that also counts pages, failures of ours, browsers, and how long audits ran. */
export function measureAudits(metrics: ProductMetrics, run: AuditRunner): AuditRunner {
  return async (order, world) => {
    const startedMs = performance.now();
    let pages = 0;
    const ended = (how: string) => metrics.audits.observe([how], (performance.now() - startedMs) / 1000);
    try {
      const outcome = await run(order, {
        ...world,
        log: countingLog(metrics, world.log ?? silentLog),
        onProgress(progress) {
          // Pages that are visited again lower it for a moment: nothing is counted twice.
          if (progress.stage === 'visit' && progress.done > pages) {
            metrics.pages.add([], progress.done - pages);
            pages = progress.done;
          }
          world.onProgress(progress);
        },
      });
      ended(outcome.kind === 'failure' ? outcome.code : 'report');
      const faults = outcome.kind === 'report' ? (outcome.faults ?? []) : [];
      for (const { kind, id } of faults)
        (kind === 'rule' ? metrics.ruleErrors : metrics.artifactErrors).add([id]);
      return outcome;
    } catch (error) {
      ended(world.signal.aborted ? 'stopped' : 'crashed');
      throw error;
    }
  };
}

/** A runner of checks whose browsers are counted. */
export function measureChecks(metrics: ProductMetrics, run: CheckRunner): CheckRunner {
  return (order, world) => run(order, { ...world, log: countingLog(metrics, world.log ?? silentLog) });
}

/** A runner of batches whose browsers are counted; their pages are with the audit. */
export function measureVisits(metrics: ProductMetrics, run: VisitsRunner): VisitsRunner {
  return (visits, world) => run(visits, { ...world, log: countingLog(metrics, world.log ?? silentLog) });
}
