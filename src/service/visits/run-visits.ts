import { engineVersion } from '#engine/engine-version.ts';
import type { AskedVisit, DoneVisit } from '#engine/ports/shared-visits.ts';
import { type JobHandler, JobNotOurs } from '#platform/queue.ts';
import { finishVisit, waitingVisits } from '#store/audit-visits.ts';
import { findAudit, isActive } from '#store/audits.ts';
import { watchShare } from '../audits/watch-share.ts';
import type { Deps } from '../deps.ts';
import { accessForAudit } from '../site-access/access-for-audit.ts';
import { isProvedNow } from '../site-access/manage-access.ts';
import { packOutcome } from './pack-outcome.ts';
import type { VisitsRunner } from './visits-runner.ts';

type RunDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'log'>;

/** Between two looks at the audit: how soon a cancellation is noticed. */
const watchMs = 1000;

const noLongerWanted = new Error('The audit ended.');

/**
 * The `visits` job: visits what its batch still lacks and stores each outcome as soon as it is there. Safe to run again at
 * any point: what has an outcome keeps it, and a batch of an audit that ended is left alone.
 * @throws JobNotOurs when an engine of another version asked
 * @throws when something was not visited or not stored, so that the queue tries the rest again
 */
export function runVisitsJob(
  deps: RunDeps,
  run: VisitsRunner,
  version = engineVersion,
): JobHandler<'visits'> {
  return async ({ id, data, retryCount, signal: jobSignal }) => {
    const findWanted = async () => {
      const audit = await findAudit(deps.db, data.auditId);
      return audit !== null && isActive(audit.status) && audit.round === data.round ? audit : null;
    };
    const audit = await findWanted();
    if (audit === null) return;
    const rows = await waitingVisits(deps.db, id);
    if (rows.length === 0) return;
    // In a rolling deployment the worker of whoever asked still lives; pages of two versions make no report.
    if (data.engine !== version) throw new JobNotOurs(`asked by engine ${data.engine}, not ${version}`);
    const watch = watchWhile(deps, async () => (await findWanted()) !== null);
    const share = watchShare(deps, audit.url);
    const storing: Promise<boolean>[] = [];
    let ours = 0;
    // The rows hold what the engine of the same version asked.
    const visits = rows.map(({ key, asked }) => ({ key, asked: asked as AskedVisit }));
    try {
      const signal = AbortSignal.any([jobSignal, watch.signal]);
      const onDone = (key: string, done: DoneVisit) => {
        // What failed by our fault is tried again, elsewhere where there is another worker.
        if (retryCount === 0 && isOurs(done)) ours += 1;
        else storing.push(store(deps, data.auditId, key, done));
      };
      const proved = await isProvedNow(deps, audit.uid, new URL(audit.url).host);
      // Of this machine’s own root: the job names the audit alone.
      const access = (await accessForAudit(deps, audit, proved))?.access;
      const world = { auditId: data.auditId, signal, onDone, onShare: share.onShare, log: deps.log };
      await run(visits, { ...world, ...(access && { access }) });
    } catch (error) {
      if (!watch.signal.aborted) throw error;
    } finally {
      watch.stop();
      share.stop();
      await Promise.allSettled(storing);
    }
    await Promise.all(storing);
    if (ours > 0 && !watch.signal.aborted) throw new Error(`${ours} visits failed by our fault`);
  };
}

function isOurs({ outcome }: DoneVisit): boolean {
  return (outcome.kind === 'not-analysed' || outcome.kind === 'failed') && outcome.reason === 'incident';
}

/** Begun at once; its failure is heard at the end of the batch. */
function store(deps: RunDeps, auditId: string, key: string, done: DoneVisit): Promise<boolean> {
  const stored = packOutcome(done).then((packed) =>
    finishVisit(deps.db, auditId, key, packed, deps.clock.now()),
  );
  stored.catch(() => undefined);
  return stored;
}

/** Aborts when nobody wants the work any more. */
function watchWhile(deps: RunDeps, isWanted: () => Promise<boolean>) {
  const controller = new AbortController();
  const timer = setInterval(() => {
    isWanted().then(
      (wanted) => {
        if (!wanted) controller.abort(noLongerWanted);
      },
      // A database that is away for a moment costs nothing; the queue’s heartbeat decides.
      (error: unknown) => deps.log.warn({ error }, 'batch of pages could not be watched'),
    );
  }, watchMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
