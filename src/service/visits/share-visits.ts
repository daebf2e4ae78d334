import { createHash } from 'node:crypto';
import { batchPages } from '#contract/shared-visits.ts';
import { engineVersion } from '#engine/engine-version.ts';
import type { AskedVisit, DoneVisit } from '#engine/ports/shared-visits.ts';
import { visitKinds } from '#engine/ports/visit.ts';
import {
  deleteOtherVisits,
  doneVisits,
  holdersOfVisits,
  insertVisits,
  moveVisit,
  type NewVisit,
} from '#store/audit-visits.ts';
import type { Deps } from '../deps.ts';
import { unpackOutcome } from './pack-outcome.ts';

export type ShareDeps = Pick<Deps, 'db' | 'queue' | 'ids' | 'log'>;

/** Between two looks for outcomes: what a finished page waits at most. */
const usualLookMs = 200;
/** A batch that does not fill up leaves after that many looks. */
const patientLooks = 3;
/** Between two looks for batches that nobody has any more, in looks. */
const checkEvery = 25;
/** Batches that may give a visit up before it counts as impossible. */
const givenUpMost = 2;

/** Below that of any audit somebody waits for. */
const scheduledPriority = -1000;

/** The audit whose visits are shared; its rows and jobs are told apart by the round. */
export interface SharingAudit {
  readonly id: string;
  readonly round: number;
  readonly url: string;
  /** Nobody waits for it: its batches go behind those of others. */
  readonly scheduleId: string | null;
  /** Its person has proved that the site is theirs. */
  readonly ownershipProved: boolean;
}

/** Whether an audit may need more than it visits itself. */
export function isShared({
  scope,
  maxPages,
}: {
  readonly scope: string;
  readonly maxPages: number;
}): boolean {
  return scope !== 'page' && maxPages > batchPages;
}

/** Visits of another round or version are no part of this run. */
const prefixOf = ({ round }: Pick<SharingAudit, 'round'>, version: string) => `${round}/${version}/`;

/** Forgets what runs of another version asked, done or not: pages of two versions make no report, and nobody visits them. */
export async function forgetFormerVisits(
  { db }: Pick<Deps, 'db'>,
  audit: Pick<SharingAudit, 'id' | 'round'>,
  version = engineVersion,
): Promise<void> {
  await deleteOtherVisits(db, audit.id, prefixOf(audit, version));
}

export interface VisitSharing {
  /** One visit by whoever is free. Rejects with the signal’s reason when that aborts. */
  ask(asked: AskedVisit, signal: AbortSignal): Promise<DoneVisit>;
  /** Stops looking; what was asked stays written down for the next run of the audit. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly visit: NewVisit;
  readonly asked: AskedVisit;
  readonly resolve: (done: DoneVisit) => void;
  batch: string | null;
}

/**
 * Writes the visits of one running audit down, enqueues them in batches and hands their outcomes back. The same visits
 * asked in the same order by a later run of the same version find the outcomes that are there.
 */
export function shareVisits(
  deps: ShareDeps,
  audit: SharingAudit,
  lookMs = usualLookMs,
  version = engineVersion,
): VisitSharing {
  const waiting = new Map<string, Waiting>();
  const timesAsked = new Map<string, number>();
  let position = 0;
  let looks = 0;
  let heldBackSince = 0;
  let looking: Promise<void> | null = null;
  const prefix = prefixOf(audit, version);
  const group = { id: new URL(audit.url).host, ...(audit.ownershipProved && { tier: 'proved' as const }) };

  const unsent = () => [...waiting.values()].filter(({ batch }) => batch === null);

  /** Behind those of audits that have fewer under way. */
  const priority = () =>
    (audit.scheduleId ? scheduledPriority : 0) -
    new Set([...waiting.values()].flatMap(({ batch }) => batch ?? [])).size;

  async function enqueue(visits: readonly Waiting[]): Promise<void> {
    const batch = deps.ids.uuid();
    await deps.db.transaction(async (tx) => {
      const added = await insertVisits(
        tx,
        audit.id,
        batch,
        visits.map(({ visit }) => visit),
      );
      if (added.size > 0) await send(tx, batch);
    });
    for (const one of visits) one.batch = batch;
  }

  async function send(tx: Deps['db'], batch: string): Promise<void> {
    const data = { auditId: audit.id, round: audit.round, engine: version };
    await deps.queue.send(tx, 'visits', data, { id: batch, group, priority: priority() });
  }

  async function sendBatches(): Promise<void> {
    let ready = unsent();
    if (ready.length === 0) heldBackSince = looks;
    const late = looks - heldBackSince >= patientLooks;
    while (ready.length >= batchPages || (late && ready.length > 0)) {
      await enqueue(ready.slice(0, batchPages));
      ready = unsent();
      heldBackSince = looks;
    }
  }

  async function collect(): Promise<void> {
    for (const row of await doneVisits(deps.db, audit.id, [...waiting.keys()])) {
      const one = waiting.get(row.key);
      waiting.delete(row.key);
      one?.resolve(await unpackOutcome(row).catch(() => crashed(one.asked, 'unreadable outcome')));
    }
  }

  /** Tries a page that the queue gave up once more, alone. If that fails too, the page could not be visited. */
  async function mendLost(): Promise<void> {
    const held = await holdersOfVisits(deps.db, audit.id, [...waiting.keys()]);
    const batches = [...new Set(held.map(({ batch }) => batch))];
    const states = await deps.queue.states(deps.db, 'visits', batches);
    for (const { key, batch, givenUp } of held) {
      if (states.get(batch) === 'live') continue;
      const one = waiting.get(key);
      deps.log.warn({ audit: audit.id, visit: key, batch, givenUp }, 'visit given up by its batch');
      if (givenUp + 1 >= givenUpMost) {
        waiting.delete(key);
        one?.resolve(crashed(one.asked, 'given up by the queue'));
      } else {
        const alone = deps.ids.uuid();
        await deps.db.transaction(async (tx) => {
          await moveVisit(tx, audit.id, key, alone);
          await send(tx, alone);
        });
      }
    }
  }

  async function look(): Promise<void> {
    try {
      looks += 1;
      await collect();
      await sendBatches();
      if (looks % checkEvery === 0) await mendLost();
    } catch (error) {
      // A database that is away for a moment must not end a long audit; the queue’s heartbeat decides.
      deps.log.warn({ audit: audit.id, error }, 'shared visits could not be looked at');
    }
  }

  const timer = setInterval(() => {
    if (waiting.size === 0) return;
    looking ??= look().finally(() => {
      looking = null;
    });
  }, lookMs);

  return {
    ask(asked, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<DoneVisit>();
      const key = keyOf(prefix, asked, timesAsked);
      position += 1;
      waiting.set(key, { visit: { key, position, asked }, asked, resolve, batch: null });
      const onAbort = () => {
        waiting.delete(key);
        reject(signal.reason);
      };
      if (signal.aborted) onAbort();
      else signal.addEventListener('abort', onAbort, { once: true });
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** What is asked and the how manieth time: it is asked again where it failed, and that is another visit. */
function keyOf(prefix: string, asked: AskedVisit, times: Map<string, number>): string {
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const time = (times.get(digest) ?? 0) + 1;
  times.set(digest, time);
  return `${prefix}${digest}/${time}`;
}

function crashed({ kind, order }: AskedVisit, detail: string): DoneVisit {
  // Each kind has its own word for it; the compiler cannot follow which.
  const failed = visitKinds[kind].failed as (
    of: typeof order,
    why: 'incident',
    detail: string,
  ) => DoneVisit['outcome'];
  return { outcome: failed(order, 'incident', detail), browserVersion: '' };
}
