import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditSummary } from '#contract/api/audits.ts';
import type { Report } from '#contract/report.ts';
import { engineVersion } from '#engine/engine-version.ts';
import type { LaterOrder, LaterOutcome } from '#engine/ports/later-measure.ts';
import type { MachineLoad } from '#platform/machine-load.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import type { MeasureRunner } from '#service/later-measures/measure-runner.ts';
import { reconcileLaterMeasures } from '#service/later-measures/reconcile-later-measures.ts';
import { runLaterMeasureJob } from '#service/later-measures/run-later-measure.ts';
import { takeLaterMeasure } from '#store/later-measures.ts';
import { type AuditApi, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const home = 'https://exemple.fr/';
const ordered = {
  url: home,
  scope: 'page',
  maxPages: 1,
  device: 'mobile',
  exclude: [],
  profile: null,
} as const;
const calm: MachineLoad = { waiting: 0, queue: 0, stalled: 0, freeBytes: 4e9 };
const busy: MachineLoad = { ...calm, waiting: 0.9, queue: 4 };

/** An audit whose home page met a busy machine. */
const starvedRunner: AuditRunner = async (order, world) => {
  const outcome = await instantRunner(order, world);
  if (outcome.kind !== 'report') throw new Error('no report');
  const report: Report = { ...outcome.report, engineVersion, score: 40, upTo: 60 };
  return { ...outcome, report, unmeasured: { pages: [home], gathered: new Uint8Array([7]) } };
};

const load = { url: home, load: null };
const nothing: LaterOutcome = { loads: [], failed: [], report: null, journal: [] };
const measured = (order: LaterOrder): LaterOutcome => ({
  ...nothing,
  loads: order.pages.map((url) => ({ ...load, url })),
  report: { ...sampleReport(ordered), engineVersion, score: 55 },
});

async function audited(): Promise<string> {
  const { id } = (await (await api.start(api.claire)).json()) as { id: string };
  const worker = await api.world.startWorker(starvedRunner, { load: () => busy });
  await eventually(async () => (await read(id)).status === 'done');
  await worker.stop();
  return id;
}

const read = async (id: string) =>
  (await (await api.call(api.claire, 'GET', `/api/reports/${id}`)).json()) as AuditSummary & {
    report?: Report;
  };

/** The job as a worker runs it. */
function work(id: string, run: MeasureRunner, machine = calm, version = engineVersion): Promise<void> {
  const job = {
    id,
    data: { auditId: id },
    retryCount: 0,
    lastTry: true,
    signal: new AbortController().signal,
  };
  return runLaterMeasureJob(api.world.deps, { run, load: () => machine, version })(job);
}

const query = async (text: string) => (await database.current().pool.query(text)).rows;
const waiting = () => query('select attempts, failures, due_at, pages from later_measures');
const mails = () => query('select kind from outbox');

describe('an audit that met a busy machine', () => {
  it('is told as to come, in the report, the API and the mail, and is completed once on an idle machine', async () => {
    const id = await audited();
    const before = await read(id);
    expect(before).toMatchObject({ score: 40, scoreUpTo: 60, laterMeasure: { state: 'waiting', pages: 1 } });
    expect(before.report?.laterMeasure).toEqual({ state: 'waiting', pages: 1 });
    expect(
      await query("select 1 from outbox where data->>'measuredLater' like 'Vitesse à venir%'"),
    ).toHaveLength(1);
    const usage = await query('select count(*)::int as n from audits where counts_in_quota');

    let runs = 0;
    const run: MeasureRunner = async (order) => {
      runs += 1;
      return measured(order);
    };
    await work(id, run);
    await work(id, run);
    expect(runs).toBe(1);
    const after = await read(id);
    expect(after).toMatchObject({ score: 55, scoreUpTo: null, laterMeasure: { state: 'done', pages: 1 } });
    expect(after.report).toMatchObject({ score: 55, laterMeasure: { state: 'done', pages: 1 } });
    expect(after.report?.laterMeasure?.at).toBe(after.laterMeasure?.at);
    expect(await waiting()).toEqual([]);
    // Nothing of it costs, and nobody is mailed twice.
    expect(await query('select count(*)::int as n from audits where counts_in_quota')).toEqual(usage);
    expect(await mails()).toEqual([{ kind: 'audit-finished' }]);
  });

  it('waits while the machine is busy, at no cost of a try, and is taken up within a minute of calm', async () => {
    const id = await audited();
    const never: MeasureRunner = () => Promise.reject(new Error('It must not run.'));
    await work(id, never, busy);
    expect(await waiting()).toMatchObject([{ failures: 0, pages: [home] }]);
    api.world.clock.move(61_000);
    await reconcileLaterMeasures(api.world.deps);
    await reconcileLaterMeasures(api.world.deps);
    const jobs = await query("select state from pgboss.job where name = 'measure' and state < 'active'");
    expect(jobs).toHaveLength(1);
    await api.world.startWorker(instantRunner, { measure: async (order) => measured(order) });
    await eventually(async () => (await read(id)).laterMeasure?.state === 'done');
  });

  it('keeps what was measured when a try ends half-way, and loads the rest alone', async () => {
    const id = await audited();
    await database.current().pool.query(`update later_measures set pages = '["${home}","${home}contact"]'`);
    await work(id, async () => ({ ...nothing, loads: [load] }));
    expect(await waiting()).toMatchObject([{ failures: 0, pages: [`${home}contact`] }]);
    let asked: LaterOrder | null = null;
    await work(id, async (order) => {
      asked = order;
      return measured(order);
    });
    expect(asked).toMatchObject({ pages: [`${home}contact`], loads: [load], isLast: false });
    expect((await read(id)).laterMeasure?.state).toBe('done');
  });

  it('is completed by one of two workers only, when the first is taken for dead', async () => {
    const id = await audited();
    const release = Promise.withResolvers<void>();
    const first = work(id, async (order) => {
      await release.promise;
      return { ...measured(order), report: { ...sampleReport(ordered), score: 1 } };
    });
    await eventually(async () => (await waiting())[0]?.attempts === 1);
    await work(id, async (order) => measured(order));
    release.resolve();
    await first;
    expect((await read(id)).score).toBe(55);
  });
});

describe('what cannot be measured', () => {
  it('is given up after five tries on an idle machine, and costs what the audit cost: the site was away', async () => {
    const id = await audited();
    const away: MeasureRunner = async ({ pages }) => ({ ...nothing, failed: [...pages] });
    for (let tries = 0; tries < 5; tries += 1) await work(id, away);
    const told = await read(id);
    expect(told).toMatchObject({
      score: 40,
      countsInQuota: true,
      laterMeasure: { state: 'missed', pages: 1 },
    });
    expect(told.report?.laterMeasure?.state).toBe('missed');
    expect(told.report?.findings).toEqual((await read(id)).report?.findings);
    expect(await waiting()).toEqual([]);
  });

  it('because our machine was never idle for a day is ours: the audit costs no quota', async () => {
    const id = await audited();
    await query("update later_measures set ends_at = now() - interval '1 minute'");
    await work(
      id,
      async (order) => {
        expect(order).toMatchObject({ pages: [], isLast: true });
        return nothing;
      },
      busy,
    );
    expect(await read(id)).toMatchObject({ countsInQuota: false, laterMeasure: { state: 'missed' } });
    expect(await mails()).toHaveLength(1);
  });

  it('because the engine fails again and again is ours too', async () => {
    const id = await audited();
    for (let tries = 0; tries < 5; tries += 1) await work(id, () => Promise.reject(new Error('crash')));
    expect(await read(id)).toMatchObject({ countsInQuota: false, laterMeasure: { state: 'missed' } });
  });

  it('by this version of the engine is left to that one for half an hour, then given up', async () => {
    const id = await audited();
    await work(id, async (order) => measured(order), calm, 'other');
    expect(await waiting()).toHaveLength(1);
    api.world.clock.move(31 * 60_000);
    await work(id, async (order) => measured(order), calm, 'other');
    expect(await read(id)).toMatchObject({ countsInQuota: false, laterMeasure: { state: 'missed' } });
  });
});

it('nothing is left of it when the audit is deleted, and a try under way writes nothing', async () => {
  const id = await audited();
  await takeLaterMeasure(api.world.deps.db, id);
  await work(id, async (order) => {
    expect((await api.call(api.claire, 'DELETE', `/api/audits/${id}`)).status).toBe(204);
    return measured(order);
  });
  expect(await waiting()).toEqual([]);
  expect(await query('select 1 from reports')).toEqual([]);
});
