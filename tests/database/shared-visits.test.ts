import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchPages } from '#contract/shared-visits.ts';
import { engineVersion } from '#engine/engine-version.ts';
import type { AskedVisit, DoneVisit } from '#engine/ports/shared-visits.ts';
import { type Job, JobNotOurs } from '#platform/queue.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import type { Viewer } from '#service/viewer.ts';
import { runVisitsJob } from '#service/visits/run-visits.ts';
import { forgetFormerVisits, shareVisits, type VisitSharing } from '#service/visits/share-visits.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';
import { type AuditRow, findAudit } from '#store/audits.ts';
import { type AuditWorld, createAuditWorld } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let world: AuditWorld;
let viewer: Viewer;
let audit: AuditRow;
const sharings: VisitSharing[] = [];

beforeEach(async () => {
  world = await createAuditWorld(database.current());
  viewer = await world.addUser({ plan: 'agency' });
  const request = { url: 'exemple.fr', scope: 'site', maxPages: 100 } as const;
  const { id } = await startAudit(world.deps, viewer, request);
  audit = (await findAudit(world.deps.db, id)) as AuditRow;
});
afterEach(async () => {
  await Promise.all(sharings.splice(0).map((sharing) => sharing.stop()));
  await world.close();
});

/** Looks at the database a hundred times a second. */
function share(): VisitSharing {
  const sharing = shareVisits(world.deps, { ...audit, ownershipProved: false }, 10);
  sharings.push(sharing);
  return sharing;
}

const { signal } = new AbortController();
const visitOf = (page: number): AskedVisit => ({
  kind: 'visit',
  order: {
    ...{ url: `https://exemple.fr/${page}`, isHome: false, device: 'mobile', siteDomain: 'exemple.fr' },
    ...{ deadlineMs: 1000, keepArtifacts: false },
  },
});
const outcomeOf = (asked: AskedVisit, detail: string): DoneVisit => ({
  outcome: { kind: 'not-analysed', url: asked.order.url, reason: 'blocked', detail },
  browserVersion: 'Chromium 1',
});
const visitor =
  (detail: string): VisitsRunner =>
  async (visits, { onDone }) => {
    for (const { key, asked } of visits) onDone(key, outcomeOf(asked, detail));
  };

interface Waiting {
  readonly id: string;
  readonly priority: number;
  readonly group: string;
}

/** The batches of the queue, first one first. */
async function batches(): Promise<Waiting[]> {
  const { rows } = await database.current().pool.query<Waiting>(
    `select id, priority, group_id as group from pgboss.job where name = 'visits' and state < 'completed'
       order by priority desc, created_on`,
  );
  return rows;
}
const jobOf = (id: string, stop: AbortSignal = signal): Job<'visits'> => ({
  ...{
    id,
    data: { auditId: audit.id, round: 0, engine: engineVersion },
    retryCount: 0,
    lastTry: false,
    signal: stop,
  },
});
const details = (done: readonly DoneVisit[]) =>
  done.map(({ outcome }) => (outcome.kind === 'not-analysed' ? `${outcome.reason} ${outcome.detail}` : ''));

describe('visits of a large audit', () => {
  it('are cut into batches of one host, each behind the one before; what does not fill one leaves soon', async () => {
    const sharing = share();
    const asked = Array.from({ length: 2 * batchPages + 3 }, (_, page) => sharing.ask(visitOf(page), signal));
    const waiting = await eventually(async () => {
      const found = await batches();
      return found.length === 3 && found;
    });
    expect(waiting.map(({ priority }) => priority)).toEqual([0, -1, -2]);
    expect(new Set(waiting.map(({ group }) => group))).toEqual(new Set(['exemple.fr']));
    const sizes: number[] = [];
    for (const { id } of waiting)
      await runVisitsJob(world.deps, async (visits, more) => {
        sizes.push(visits.length);
        await visitor('seen')(visits, more);
      })(jobOf(id));
    expect(sizes).toEqual([batchPages, batchPages, 3]);
    expect(new Set(details(await Promise.all(asked)))).toEqual(new Set(['blocked seen']));
  });

  it('count once: what has an outcome keeps it, and a batch taken again visits the rest only', async () => {
    const sharing = share();
    const asked = [1, 2, 3].map((page) => sharing.ask(visitOf(page), signal));
    const [batch] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    const dies: VisitsRunner = async ([first], { onDone }) => {
      if (first) onDone(first.key, outcomeOf(first.asked, 'first worker'));
      throw new Error('The visiting process ended.');
    };
    const job = jobOf(batch?.id ?? '');
    await expect(runVisitsJob(world.deps, dies)(job)).rejects.toThrow('The visiting process ended.');
    // One that was slow has the same visits in hand, and comes too late.
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = runVisitsJob(world.deps, async (visits, more) => {
      begun.resolve();
      await gate.promise;
      await visitor('slow worker')(visits, more);
    })(job);
    await begun.promise;
    const visited: string[] = [];
    await runVisitsJob(world.deps, async (visits, more) => {
      visited.push(...visits.map(({ asked: { order } }) => order.url));
      await visitor('second worker')(visits, more);
    })(job);
    gate.resolve();
    await slow;
    expect(visited).toEqual(['https://exemple.fr/2', 'https://exemple.fr/3']);
    expect(details(await Promise.all(asked))).toEqual([
      ...['blocked first worker', 'blocked second worker', 'blocked second worker'],
    ]);
  });

  it('are left to workers of the version that asked, at no cost', async () => {
    const sharing = share();
    const asked = sharing.ask(visitOf(1), signal);
    const [batch] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    let visited = 0;
    const counting: VisitsRunner = async (visits, more) => {
      visited += visits.length;
      await visitor('seen')(visits, more);
    };
    const job = jobOf(batch?.id ?? '');
    await expect(runVisitsJob(world.deps, counting, '9.9.9')(job)).rejects.toThrow(JobNotOurs);
    expect(visited).toBe(0);
    await runVisitsJob(world.deps, counting)(job);
    expect(details([await asked])).toEqual(['blocked seen']);
  });

  it('asked by another version are asked again, and nobody does what that one wanted', async () => {
    const former = share();
    void former.ask(visitOf(1), signal).catch(() => undefined);
    const [old] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    await former.stop();
    await forgetFormerVisits(world.deps, audit, '9.9.9');
    const newer = shareVisits(world.deps, { ...audit, ownershipProved: false }, 10, '9.9.9');
    sharings.push(newer);
    const asked = newer.ask(visitOf(1), signal);
    const batch = await eventually(async () => (await batches()).find(({ id }) => id !== old?.id) ?? false);
    let visited = 0;
    const counting: VisitsRunner = async (visits, more) => {
      visited += visits.length;
      await visitor('by the newer')(visits, more);
    };
    // The old one is empty: whoever takes it is done.
    await runVisitsJob(world.deps, counting, '9.9.9')(jobOf(old?.id ?? ''));
    expect(visited).toBe(0);
    const job = jobOf(batch?.id ?? '');
    await runVisitsJob(world.deps, counting, '9.9.9')({ ...job, data: { ...job.data, engine: '9.9.9' } });
    expect(details([await asked])).toEqual(['blocked by the newer']);
  });

  it('that failed by our fault are tried again once; then their failure is the outcome', async () => {
    const sharing = share();
    const asked = [1, 2].map((page) => sharing.ask(visitOf(page), signal));
    const [batch] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    const breaks: VisitsRunner = async (visits, { onDone }) => {
      for (const { key, asked: one } of visits) {
        const { url } = one.order;
        const crash = { kind: 'not-analysed', url, reason: 'incident', detail: 'no browser' } as const;
        const seen = outcomeOf(one, 'seen');
        onDone(key, url.endsWith('/1') ? seen : { outcome: crash, browserVersion: '' });
      }
    };
    const job = jobOf(batch?.id ?? '');
    await expect(runVisitsJob(world.deps, breaks)(job)).rejects.toThrow('1 visits failed by our fault');
    expect(details([await (asked[0] as Promise<DoneVisit>)])).toEqual(['blocked seen']);
    await runVisitsJob(world.deps, breaks)({ ...job, retryCount: 1 });
    expect(details(await Promise.all(asked))).toEqual(['blocked seen', 'incident no browser']);
  });

  it('are found again by the next run of the audit, which asks the same in the same order', async () => {
    const before = share();
    for (const page of [1, 2, 3]) before.ask(visitOf(page), signal).catch(() => undefined);
    const [batch] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    await before.stop();
    await runVisitsJob(world.deps, visitor('kept'))(jobOf(batch?.id ?? ''));
    const after = share();
    const asked = [1, 2, 3].map((page) => after.ask(visitOf(page), signal));
    expect(details(await Promise.all(asked))).toEqual(Array(3).fill('blocked kept'));
    expect(await batches()).toHaveLength(1);
    // Asked a second time, it is another visit.
    after.ask(visitOf(1), signal).catch(() => undefined);
    await eventually(async () => (await batches()).length === 2);
  });

  it('that the queue gave up are tried once more alone, then could not be made', async () => {
    const { pool } = database.current();
    const sharing = share();
    const asked = [1, 2].map((page) => sharing.ask(visitOf(page), signal));
    await eventually(async () => (await batches()).length === 1);
    await pool.query("update pgboss.job set state = 'failed', completed_on = now() where name = 'visits'");
    const alone = await eventually(async () => {
      const found = await batches();
      return found.length === 2 && found;
    });
    await runVisitsJob(world.deps, visitor('second try'))(jobOf(alone[0]?.id ?? ''));
    // A queue that knows nothing of it has given it up too.
    await pool.query("delete from pgboss.job where name = 'visits'");
    const ended = details(await Promise.all(asked)).sort();
    expect(ended).toEqual(['blocked second try', 'incident given up by the queue']);
  });

  it('go with a cancelled audit: its batch stops within seconds and nothing stays', async () => {
    const sharing = share();
    sharing.ask(visitOf(1), signal).catch(() => undefined);
    const [batch] = await eventually(async () => {
      const found = await batches();
      return found.length === 1 && found;
    });
    const hangs: VisitsRunner = (_, { signal: stop }) =>
      new Promise((_resolve, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    const running = runVisitsJob(world.deps, hangs)(jobOf(batch?.id ?? ''));
    await sharing.stop();
    await cancelAudit(world.deps, viewer, audit.id);
    await running;
    const { rows } = await database.current().pool.query('select 1 from audit_visits');
    expect(rows).toEqual([]);
    let visited = false;
    await runVisitsJob(world.deps, async () => {
      visited = true;
    })(jobOf(batch?.id ?? ''));
    expect(visited).toBe(false);
  });

  it('written down as the audit ended are swept', async () => {
    const sharing = share();
    await cancelAudit(world.deps, viewer, audit.id);
    sharing.ask(visitOf(1), signal).catch(() => undefined);
    const left = async () => (await database.current().pool.query('select 1 from audit_visits')).rows.length;
    await eventually(async () => (await left()) === 1);
    await sharing.stop();
    await sweepAudits(world.deps);
    expect(await left()).toBe(0);
  });
});
