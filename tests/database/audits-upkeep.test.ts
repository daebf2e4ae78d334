import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Job, JobGivenBack } from '#platform/queue.ts';
import { changeUser } from '#service/admin/change-user.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { listAudits } from '#service/audits/list-audits.ts';
import { auditJobId } from '#service/audits/queue-audit.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { sweepAudits } from '#service/audits/sweep-audits.ts';
import { exportReport } from '#service/reports/export-report.ts';
import { readRemoval, readRetention } from '#service/reports/read-retention.ts';
import { makeReportPdf } from '#service/reports/report-pdf.ts';
import { attemptsOf } from '#store/attempts.ts';
import { findAudit, updateAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { removeReport } from '#store/retention.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const database = testDatabase();
const dayMs = 24 * 3600 * 1000;
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const jobState = async (id: string) =>
  (await world.deps.queue.states(world.deps.db, 'audit', [id])).get(id) ?? 'missing';
const query = async (text: string) => (await database.current().pool.query(text)).rows;

const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

async function queuedAudit(values: Parameters<AuditWorld['addUser']>[0] = {}) {
  const viewer = await world.addUser(values);
  const { id } = await startAudit(world.deps, viewer, { url: 'exemple.fr', scope: 'page' });
  return { viewer, id };
}

describe('no audit waits or runs for ever', () => {
  it('one whose job was lost is enqueued again', async () => {
    const { id } = await queuedAudit();
    await query("delete from pgboss.job where name = 'audit'");
    await reconcileAudits(world.deps);
    expect(await jobState(id)).toBe('missing');
    world.clock.move(61_000);
    await reconcileAudits(world.deps);
    await reconcileAudits(world.deps);
    expect(await jobState(id)).toBe('live');
    expect((await world.deps.queue.counts()).audit).toEqual({ queued: 1, active: 0 });
  });

  it('one whose job ended without settling it fails as ours, with one mail', async () => {
    const { id } = await queuedAudit();
    await updateAudit(world.deps.db, id, { status: 'running', attempts: 4 });
    await query("update pgboss.job set state = 'failed' where name = 'audit'");
    world.clock.move(61_000);
    await reconcileAudits(world.deps);
    await reconcileAudits(world.deps);
    expect(await findAudit(world.deps.db, id)).toMatchObject({
      status: 'error',
      errorCode: 'engine/crashed',
      countsInQuota: false,
    });
    expect(await messagesOfAudit(world.deps.db, id)).toHaveLength(1);
  });

  it('one whose job lives is left alone', async () => {
    const { id } = await queuedAudit();
    world.clock.move(3_600_000);
    await reconcileAudits(world.deps);
    expect(await findAudit(world.deps.db, id)).toMatchObject({ status: 'queued' });
  });

  it('each round has its own job, always the same, in the order of time', () => {
    const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
    expect(auditJobId(id, 0)).toBe(id);
    expect(auditJobId(id, 1)).toBe(auditJobId(id, 1));
    expect(auditJobId(id, 1)).not.toBe(auditJobId(id, 2));
    expect(auditJobId(id, 1)).toMatch(/^0199aaaa-bbbb-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('an attempt that lost its audit', () => {
  const job = (auditId: string): Job<'audit'> => ({
    id: auditId,
    data: { auditId, round: 0 },
    retryCount: 0,
    lastTry: false,
    signal: new AbortController().signal,
  });

  it.each([
    ['taken over by another worker', { attempts: 2 }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('writes neither report nor mail once it was %s', async (_what, change) => {
    const { id } = await queuedAudit();
    const run: AuditRunner = async (order, running) => {
      await updateAudit(world.deps.db, id, change);
      return instantRunner(order, running);
    };
    await runAuditJob(world.deps, { run, workerId: 'late' })(job(id));
    expect(await query('select 1 from reports')).toEqual([]);
    expect(await messagesOfAudit(world.deps.db, id)).toEqual([]);
    expect(await attemptsOf(world.deps.db, id)).toMatchObject([{ attempt: 1, outcome: 'overtaken' }]);
  });

  it.each([
    ['starving', { waits: 'machine' }],
    ['stopping', {}],
  ] as const)('reads as waiting once it is given back by a worker that is %s', async (why, waits) => {
    const { id } = await queuedAudit();
    const signal = AbortSignal.abort(new JobGivenBack(why));
    const given = runAuditJob(world.deps, { run: instantRunner, workerId: 'busy' })({ ...job(id), signal });
    await expect(given).rejects.toThrow(JobGivenBack);
    const audit = await findAudit(world.deps.db, id);
    expect(audit).toMatchObject({ status: 'queued', attempts: 1 });
    expect(audit?.progress).toEqual({ stage: 'queued', done: 0, total: 0, ...waits });
    expect(await attemptsOf(world.deps.db, id)).toMatchObject([{ attempt: 1, outcome: 'abandoned' }]);
    await runAuditJob(world.deps, { run: instantRunner, workerId: 'calm' })(job(id));
    expect(await findAudit(world.deps.db, id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('is left to its new worker when the claim was lost', async () => {
    const { id } = await queuedAudit();
    const signal = AbortSignal.abort(new Error('The claim on the job is lost.'));
    const lost = runAuditJob(world.deps, { run: instantRunner, workerId: 'late' })({ ...job(id), signal });
    await expect(lost).rejects.toThrow('The claim on the job is lost.');
    expect(await findAudit(world.deps.db, id)).toMatchObject({ status: 'running' });
  });

  it('does not even start a settled audit, or one of an earlier round', async () => {
    const { id } = await queuedAudit();
    await updateAudit(world.deps.db, id, { round: 1 });
    let runs = 0;
    const run: AuditRunner = (order, running) => {
      runs += 1;
      return instantRunner(order, running);
    };
    await runAuditJob(world.deps, { run, workerId: 'late' })(job(id));
    await updateAudit(world.deps.db, id, { round: 0, status: 'done' });
    await runAuditJob(world.deps, { run, workerId: 'late' })(job(id));
    expect(runs).toBe(0);
  });
});

describe('the daily sweep', () => {
  it('removes reports older than the history of their owner’s plan, nothing younger, and keeps the figures', async () => {
    await world.startWorker(instantRunner);
    const free = await queuedAudit();
    const pro = await queuedAudit({ plan: 'pro' });
    for (const { id } of [free, pro]) {
      await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
    }
    world.clock.move(89 * dayMs);
    await sweepAudits(world.deps);
    expect(await findAudit(world.deps.db, free.id)).not.toBeNull();
    world.clock.move(2 * dayMs);
    await sweepAudits(world.deps);
    expect(await findAudit(world.deps.db, free.id)).toMatchObject({
      status: 'done',
      reportRemovedAt: expect.any(Date),
      score: expect.any(Number),
      themeScores: expect.any(Object),
    });
    expect(await query('select audit_id from reports')).toEqual([{ audit_id: pro.id }]);
    expect(await query('select audit_id from blobs')).toEqual([{ audit_id: pro.id }]);
    expect(await attemptsOf(world.deps.db, free.id)).toEqual([]);
    const again = exportReport(world.deps, free.viewer, free.id, 'pdf', new AbortController().signal);
    await expect(again).rejects.toMatchObject({ code: 'report/removed', status: 410 });
  });

  it('a PDF that was being made when its report went is not stored', async () => {
    await world.startWorker(instantRunner);
    const { id } = await queuedAudit();
    await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
    const render = async () => {
      await world.deps.db.transaction((tx) => removeReport(tx, id, world.clock.now()));
      return Buffer.from('%PDF');
    };
    expect(await makeReportPdf(world.deps, render, id, new AbortController().signal)).toBeNull();
    expect(await query('select 1 from blobs')).toEqual([]);
  });

  it('leaves thirty days after a smaller plan, and says beforehand what goes', async () => {
    await world.startWorker(instantRunner);
    const { viewer, id } = await queuedAudit({ plan: 'pro' });
    await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
    const admin = await world.addUser({ admin: true });
    world.clock.move(100 * dayMs);
    expect(await readRetention(world.deps, viewer)).toEqual({ days: 365, soon: [], soonCount: 0 });
    await changeUser(world.deps, admin, viewer.uid, { plan: 'free' });
    const free = { ...viewer, plan: 'free' as const };
    const removedOn = dayOf(new Date(world.clock.now().getTime() + 30 * dayMs));
    world.clock.move(dayMs);
    const announced = await readRetention(world.deps, free);
    expect(announced).toMatchObject({ days: 90, soonCount: 1, soon: [{ id, host: 'exemple.fr' }] });
    expect(dayOf(announced.soon[0]?.removedOn ?? '')).toBe(removedOn);
    const [audit] = (await listAudits(world.deps, free, { limit: 1, offset: 0 })).items;
    expect(audit && dayOf((await readRemoval(world.deps, audit)) ?? '')).toBe(removedOn);
    await sweepAudits(world.deps);
    expect(await query('select audit_id from reports')).toEqual([{ audit_id: id }]);
    world.clock.move(29.5 * dayMs);
    await sweepAudits(world.deps);
    expect(await query('select audit_id from reports')).toEqual([]);
    expect(await readRetention(world.deps, free)).toMatchObject({ soonCount: 0 });
  });

  it('removes failed and cancelled audits whole', async () => {
    const { viewer, id } = await queuedAudit();
    await cancelAudit(world.deps, viewer, id);
    world.clock.move(91 * dayMs);
    await sweepAudits(world.deps);
    expect(await query('select 1 from audits')).toEqual([]);
  });

  it('keeps a deleted audit counted until its month is over', async () => {
    await world.startWorker(instantRunner);
    const { viewer, id } = await queuedAudit();
    await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'done');
    await deleteAudit(world.deps, viewer, id);
    await sweepAudits(world.deps);
    expect(await query('select url, host from audits')).toEqual([{ url: '', host: '' }]);
    world.clock.move(32 * dayMs);
    await sweepAudits(world.deps);
    expect(await query('select 1 from audits')).toEqual([]);
  });
});
