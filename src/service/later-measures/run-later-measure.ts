import { hourMs, laterBy } from '#contract/durations.ts';
import { laterMeasureHours } from '#contract/later-measure.ts';
import { engineVersion } from '#engine/engine-version.ts';
import type { LaterOrder, LaterOutcome } from '#engine/ports/later-measure.ts';
import { type MachineLoad, readMachineLoad } from '#platform/machine-load.ts';
import type { JobHandler } from '#platform/queue.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import {
  endLaterMeasure,
  type LaterMeasureRow,
  putLaterMeasureBack,
  takeLaterMeasure,
} from '#store/later-measures.ts';
import { closeSiteVisit, openSiteVisit } from '#store/site-visits.ts';
import { siteRefuses } from '../audits/admission.ts';
import { turnsOf } from '../audits/site-turns.ts';
import { watchShare } from '../audits/watch-share.ts';
import type { Deps } from '../deps.ts';
import { siteVisitOf } from '../site-visits/site-visit-of.ts';
import type { MeasureRunner } from './measure-runner.ts';
import { completeReport, giveUp, type SettleLaterDeps } from './settle-later-measure.ts';
import { watchLaterMeasure } from './watch-later-measure.ts';

type RunDeps = SettleLaterDeps & Pick<Deps, 'log' | 'readOptOut' | 'proveDomain'>;

export interface LaterWorld {
  readonly run: MeasureRunner;
  /** Default: this machine’s. */
  readonly load?: () => MachineLoad;
  readonly version?: string;
}

const minuteMs = 60_000;
/** Longest time of one try, ms; the engine ends before. */
const tryMs = 8 * minuteMs;
/** A machine that is busy is looked at again so soon, ms. */
const busyMs = minuteMs;
/** After a load that failed on an idle machine: what keeps a site away may last. */
const afterFailureMs = [5 * minuteMs, 15 * minuteMs, hourMs, 4 * hourMs] as const;
/** While a new version is rolled out the old one’s workers still live. */
const rollOutMs = 30 * minuteMs;

/**
 * The `measure` job: where the machine is idle, measures what an audit lacks and completes its report, once. Safe to
 * run again at any point: what is settled, deleted or taken by another worker is left alone. Costs nobody anything.
 */
export function runLaterMeasureJob(deps: RunDeps, world: LaterWorld): JobHandler<'measure'> {
  const { run, load = readMachineLoad, version = engineVersion } = world;
  return async (job) => {
    const row = await takeLaterMeasure(deps.db, job.data.auditId);
    if (row === null) return;
    const audit = await findAudit(deps.db, row.auditId);
    if (audit?.status !== 'done' || audit.reportRemovedAt !== null)
      return void (await endLaterMeasure(deps.db, row));
    const now = deps.clock.now();
    const isOver = now >= row.endsAt;
    if (row.engineVersion !== version) {
      const sinceMs = now.getTime() - row.endsAt.getTime() + laterMeasureHours * hourMs;
      if (sinceMs > rollOutMs) return void (await giveUp(deps, row, 'ours'));
      return later(deps, row, busyMs);
    }
    if (!isOver && (isBusy(load()) || (await isVisited(deps, audit)))) return later(deps, row, busyMs);
    await settle(deps, row, await measure(deps, run, { row, audit, isOver }, job.signal), isOver);
  };
}

const isBusy = ({ waiting, queue, stalled }: MachineLoad): boolean =>
  (waiting >= 0.3 && queue > 1) || stalled >= 0.1;

/** Somebody else’s turn at the site: a page loaded meanwhile would be slower, and the site asked twice. */
const isVisited = async ({ db, queue }: RunDeps, { url }: AuditRow): Promise<boolean> =>
  (await queue.countRunning(db, turnsOf(url))) > 0;

async function later(deps: RunDeps, row: LaterMeasureRow, ms: number): Promise<void> {
  await putLaterMeasureBack(deps.db, row, { dueAt: laterBy(deps.clock.now(), ms) });
}

const isLastTry = ({ failures }: LaterMeasureRow): boolean => failures >= afterFailureMs.length;

/** What came of a try; `gone`: it is settled, or another worker’s. */
type Tried = LaterOutcome | 'refused' | 'failed' | 'gone';

async function measure(
  deps: RunDeps,
  run: MeasureRunner,
  { row, audit, isOver }: { row: LaterMeasureRow; audit: AuditRow; isOver: boolean },
  jobSignal: AbortSignal,
): Promise<Tried> {
  const watch = watchLaterMeasure(deps, row);
  const share = watchShare(deps, audit.url);
  const visit = { ...siteVisitOf(audit), attempt: audit.attempts + row.attempts };
  try {
    const signal = AbortSignal.any([jobSignal, watch.signal, AbortSignal.timeout(tryMs)]);
    if (!isOver) {
      if (await siteRefuses(deps, audit, signal)) return 'refused';
      await openSiteVisit(deps.db, { ...visit, kind: 'audit', startedAt: deps.clock.now() });
    }
    // What is over is judged on what there is: no page is loaded any more.
    const pages = isOver ? [] : row.pages;
    // As the engine of this version gave them.
    const loads = row.loads as LaterOrder['loads'];
    const order = { gathered: row.gathered, loads, pages, isLast: isOver || isLastTry(row) };
    return await run(order, { signal, onShare: share.onShare, log: deps.log });
  } catch (error) {
    jobSignal.throwIfAborted();
    if (watch.signal.aborted) return 'gone';
    deps.log.warn({ audit: row.auditId, error }, 'a later measure failed for a reason of ours');
    return 'failed';
  } finally {
    share.stop();
    await watch.stop();
    await closeSiteVisit(deps.db, visit.ofId, visit.attempt, deps.clock.now());
  }
}

async function settle(deps: RunDeps, row: LaterMeasureRow, tried: Tried, isOver: boolean): Promise<void> {
  if (tried === 'gone') return;
  if (tried === 'refused') return void (await giveUp(deps, row, 'theirs'));
  const isEnd = isOver || isLastTry(row);
  if (tried === 'failed') return isEnd ? void (await giveUp(deps, row, 'ours')) : afterFailure(deps, row, {});
  const { report, loads, failed } = tried;
  if (report) return void (await completeReport(deps, row, report));
  if (isEnd) return void (await giveUp(deps, row, failed.length > 0 ? 'theirs' : 'ours'));
  const measured = new Set(loads.map(({ url }) => url));
  const kept = {
    loads: [...row.loads, ...loads],
    pages: row.pages.filter((url) => !measured.has(url)),
  };
  if (failed.length > 0) return afterFailure(deps, row, kept);
  await putLaterMeasureBack(deps.db, row, { ...kept, dueAt: laterBy(deps.clock.now(), busyMs) });
}

async function afterFailure(
  { db, clock }: RunDeps,
  row: LaterMeasureRow,
  kept: Partial<Pick<LaterMeasureRow, 'pages' | 'loads'>>,
): Promise<void> {
  const waitMs = afterFailureMs[row.failures] ?? busyMs;
  const dueAt = laterBy(clock.now(), waitMs);
  await putLaterMeasureBack(db, row, { ...kept, failures: row.failures + 1, dueAt });
}
