import { auditStatuses } from '#contract/audit-words.ts';
import { earlierBy } from '#contract/durations.ts';
import type { JobName } from '#contract/jobs.ts';
import { outboxStates } from '#contract/mail-words.ts';
import { gauge } from '#platform/metrics/instruments.ts';
import type { Family } from '#platform/metrics/prometheus-text.ts';
import { oldestWaitingSeconds } from '#platform/queue-figures.ts';
import { countAudits } from '#store/metrics.ts';
import { countMessages } from '#store/outbox.ts';
import { listWorkers } from '#store/workers.ts';
import { workerSilenceMs } from '../admin/record-heartbeat.ts';
import type { Deps } from '../deps.ts';

type FigureDeps = Pick<Deps, 'db' | 'queue' | 'clock'>;

/** What all processes share, as the database has it now. Every state is told, at 0 too: a state that never was is no gap. */
async function readFigures({ db, queue, clock }: FigureDeps): Promise<Family[]> {
  const seenAfter = earlierBy(clock.now(), workerSilenceMs);
  const [audits, jobs, ages, mails, workers] = await Promise.all([
    countAudits(db),
    queue.counts(),
    oldestWaitingSeconds(db),
    countMessages(db),
    listWorkers(db, seenAfter),
  ]);
  const names = Object.keys(jobs) as JobName[];
  return [
    gauge(
      'constat_audits',
      'Audits that are kept, by state.',
      auditStatuses.map((status) => ({ labels: { status }, value: audits[status] ?? 0 })),
    ),
    gauge(
      'constat_queue_jobs',
      'Jobs, waiting and running.',
      names.flatMap((name) => [
        { labels: { queue: name, state: 'waiting' }, value: jobs[name].queued },
        { labels: { queue: name, state: 'running' }, value: jobs[name].active },
      ]),
    ),
    gauge(
      'constat_queue_oldest_seconds',
      'How long the oldest job that might run has waited.',
      names.map((name) => ({ labels: { queue: name }, value: ages[name] })),
    ),
    gauge(
      'constat_mails',
      'Messages of the outbox, by state.',
      outboxStates.map((state) => ({ labels: { state }, value: mails[state] ?? 0 })),
    ),
    gauge('constat_workers', 'Workers that said they live.', workers.length),
  ];
}

/** Asked again after that: ten scrapers cost what one does. */
const keptMs = 5_000;
/** A database that does not answer must not keep the scrape waiting. */
const patienceMs = 3_000;

/** The figures of the database, looked at once in five seconds at most. Rejects when it does not answer within three. */
export function databaseFigures(deps: FigureDeps): () => Promise<readonly Family[]> {
  let asked: { readonly at: number; readonly figures: Promise<readonly Family[]> } | null = null;
  return () => {
    if (asked && performance.now() - asked.at < keptMs) return asked.figures;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('The database is late.')), patienceMs);
    const figures = Promise.race([readFigures(deps), late.promise]).finally(() => clearTimeout(timer));
    asked = { at: performance.now(), figures };
    return figures;
  };
}
