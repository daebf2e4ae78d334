import type { Overview } from '#contract/api/admin.ts';
import { earlierBy } from '#contract/durations.ts';
import { auditDurations, auditsByDay, countPeople } from '#store/admin.ts';
import { listEngineFaults } from '#store/engine-faults.ts';
import { countMessages } from '#store/outbox.ts';
import { listWorkers } from '#store/workers.ts';
import type { Deps } from '../deps.ts';
import { pausedMails } from '../limits/take-mail.ts';
import { workerSilenceMs } from './record-heartbeat.ts';

const thirtyDaysMs = 30 * 24 * 3600 * 1000;

/** Queue, workers, outgoing mail and the last 30 days, for administrators. */
export async function readOverview(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>): Promise<Overview> {
  const now = deps.clock.now();
  const ago = (durationMs: number) => earlierBy(now, durationMs);
  const [queue, workers, outbox, people, days, faults, durations, paused] = await Promise.all([
    deps.queue.counts(),
    listWorkers(deps.db, ago(workerSilenceMs)),
    countMessages(deps.db),
    countPeople(deps.db, ago(thirtyDaysMs)),
    auditsByDay(deps.db, now),
    listEngineFaults(deps.db, ago(thirtyDaysMs)),
    auditDurations(deps.db, ago(thirtyDaysMs)),
    pausedMails(deps),
  ]);
  return {
    queue,
    workers: workers.map(({ id, startedAt, seenAt }) => ({
      id,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    outbox,
    pausedMails: paused.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
    openPlanRequests: people.openPlanRequests,
    users: { total: people.total, newLast30Days: people.recent },
    days,
    durations,
    faults: faults.map((fault) => ({ ...fault, lastSeenAt: fault.lastSeenAt.toISOString() })),
  };
}
