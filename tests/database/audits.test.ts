import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartAuditRequest } from '#contract/audit.ts';
import { machineClock } from '#engine/browser/machine-clock.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { cancelAudit } from '#service/audits/cancel-audit.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { listAudits } from '#service/audits/list-audits.ts';
import { retryAudit } from '#service/audits/retry-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { readPlan } from '#service/plans/read-plan.ts';
import { readAudit, readDocument, readScreenshot } from '#service/reports/read-report.ts';
import { attemptsOf } from '#store/attempts.ts';
import { findAudit } from '#store/audits.ts';
import { messagesOfAudit } from '#store/outbox.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sampleReport } from '#tests/support/sample-report.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

const request: StartAuditRequest = { url: 'exemple.fr/page', scope: 'site' };
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
const settled = (id: string) =>
  eventually(async () => {
    const audit = await findAudit(world.deps.db, id);
    return audit !== null && ['done', 'error', 'cancelled'].includes(audit.status) && audit;
  });

describe('starting an audit', () => {
  it('normalises the address and bounds the pages by the plan', async () => {
    const viewer = await world.addUser();
    const started = await startAudit(world.deps, viewer, { ...request, maxPages: 500 });
    expect(started).toEqual({ id: expect.any(String), status: 'queued', url: 'https://exemple.fr/page' });
    expect(await findAudit(world.deps.db, started.id)).toMatchObject({ maxPages: 10, device: 'mobile' });
  });

  it('a refused one leaves nothing behind, neither row nor job', async () => {
    const viewer = await world.addUser();
    expect(await codeOf(startAudit(world.deps, viewer, { ...request, url: 'http://127.0.0.1/' }))).toBe(
      'target/private',
    );
    await startAudit(world.deps, viewer, request);
    expect(await codeOf(startAudit(world.deps, viewer, request))).toBe('audit/too-many-at-once');
    expect((await listAudits(world.deps, viewer, { limit: 20, offset: 0 })).total).toBe(1);
    expect((await world.deps.queue.counts()).audit).toEqual({ queued: 1, active: 0 });
  });

  it('two at the same instant cannot pass a limit of one', async () => {
    const viewer = await world.addUser();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(startAudit(world.deps, viewer, request))));
    expect(codes.sort()).toEqual(['accepted', ...Array(3).fill('audit/too-many-at-once')]);
  });

  it('stops at the month’s quota, cancelled and deleted audits included once they ran', async () => {
    const viewer = await world.addUser();
    await world.startWorker(instantRunner);
    for (let count = 0; count < 5; count += 1) {
      const { id } = await startAudit(world.deps, viewer, request);
      await settled(id);
      await deleteAudit(world.deps, viewer, id);
    }
    expect(await codeOf(startAudit(world.deps, viewer, request))).toBe('audit/quota-reached');
    expect((await readPlan(world.deps, viewer)).usage).toMatchObject({ audits: 5, auditsLeft: 0 });
    expect((await listAudits(world.deps, viewer, { limit: 20, offset: 0 })).items).toEqual([]);
  });
});

describe('running an audit', () => {
  it('stores report, screenshot and figures, then sends one mail', async () => {
    const viewer = await world.addUser();
    await world.startWorker(instantRunner);
    const { id } = await startAudit(world.deps, viewer, request);
    expect(await settled(id)).toMatchObject({ status: 'done', score: 82, attempts: 1 });
    const { audit } = await readAudit(world.deps, viewer, id);
    expect(JSON.parse((await readDocument(world.deps, audit)) ?? '')).toMatchObject({ score: 82 });
    expect([...(await readScreenshot(world.deps, viewer, id, 'page-1')).bytes]).toEqual([1, 2, 3]);
    const files = await eventually(async () => {
      const names = await readdir(world.mailFolder).catch(() => []);
      return names.length > 0 && names;
    });
    expect(files).toHaveLength(1);
    await eventually(async () => (await messagesOfAudit(world.deps.db, id))[0]?.state === 'sent');
  });

  it('nobody but the owner and administrators can tell that it exists', async () => {
    const [viewer, stranger] = [await world.addUser(), await world.addUser()];
    const admin = await world.addUser({ admin: true });
    const { id } = await startAudit(world.deps, viewer, request);
    expect(await codeOf(readAudit(world.deps, stranger, id))).toBe('request/not-found');
    expect(await codeOf(readAudit(world.deps, admin, id))).toBe('accepted');
    expect(await codeOf(cancelAudit(world.deps, stranger, id))).toBe('request/not-found');
    expect(await codeOf(retryAudit(world.deps, stranger, id))).toBe('request/not-found');
    expect(await codeOf(deleteAudit(world.deps, stranger, id))).toBe('request/not-found');
  });

  it('a failure of the site ends in error with its sentence and one mail, and can be started again for free', async () => {
    const viewer = await world.addUser();
    let down = true;
    const run: AuditRunner = (order, running) =>
      down
        ? Promise.resolve({ kind: 'failure', code: 'preflight/http-error', detail: '503', journal: [] })
        : instantRunner(order, running);
    await world.startWorker(run);
    const { id } = await startAudit(world.deps, viewer, request);
    expect(await settled(id)).toMatchObject({
      status: 'error',
      errorCode: 'preflight/http-error',
      errorMessage: expect.stringContaining('répond par une erreur'),
      countsInQuota: true,
    });
    down = false;
    await retryAudit(world.deps, viewer, id);
    expect(await settled(id)).toMatchObject({ status: 'done', round: 1, errorMessage: null });
    expect((await readPlan(world.deps, viewer)).usage.audits).toBe(1);
    const kinds = (await messagesOfAudit(world.deps.db, id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['audit-failed', 'audit-finished']);
    expect(await codeOf(retryAudit(world.deps, viewer, id))).toBe('audit/not-retryable');
  });

  it('our own crash is retried by itself, then given up without costing quota', async () => {
    const viewer = await world.addUser();
    let runs = 0;
    await world.startWorker(async () => {
      runs += 1;
      throw new Error('renderer gone');
    });
    const { id } = await startAudit(world.deps, viewer, request);
    const audit = await eventually(async () => {
      const row = await findAudit(world.deps.db, id);
      return row?.status === 'error' && row;
    }, 60_000);
    expect(runs).toBe(4);
    expect(audit).toMatchObject({ errorCode: 'engine/crashed', countsInQuota: false, attempts: 4 });
    const outcomes = (await attemptsOf(world.deps.db, id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['failed', 'retried', 'retried', 'retried']);
    expect(await messagesOfAudit(world.deps.db, id)).toHaveLength(1);
  });

  it('shows live progress, and a cancellation reaches the engine within seconds', async () => {
    const viewer = await world.addUser();
    const clock = machineClock(() => [process.pid]);
    let stopped = 0;
    await world.startWorker(
      (_order, { onProgress, signal }) =>
        new Promise((_, reject) => {
          onProgress({ stage: 'visit', done: 3, total: 10 });
          signal.addEventListener('abort', () => {
            stopped = clock.now();
            reject(signal.reason);
          });
        }),
    );
    const { id } = await startAudit(world.deps, viewer, request);
    await eventually(async () => (await readAudit(world.deps, viewer, id)).audit.progress.done === 3);
    const asked = clock.now();
    await cancelAudit(world.deps, viewer, id);
    await eventually(async () => stopped > 0);
    expect(stopped - asked).toBeLessThan(3000);
    expect(await settled(id)).toMatchObject({ status: 'cancelled', countsInQuota: true });
    expect(await messagesOfAudit(world.deps.db, id)).toEqual([]);
    expect(await codeOf(cancelAudit(world.deps, viewer, id))).toBe('audit/not-cancellable');
  });

  it('the second mail on a site tells the change since the first', async () => {
    const viewer = await world.addUser();
    let score = 40;
    await world.startWorker(async (order) => ({
      kind: 'report',
      report: sampleReport(order, score),
      screenshots: [],
      journal: [],
    }));
    await settled((await startAudit(world.deps, viewer, request)).id);
    score = 82;
    const { id } = await startAudit(world.deps, viewer, request);
    await settled(id);
    const { rows } = await database.current().pool.query('select data from outbox where audit_id = $1', [id]);
    expect(rows[0].data).toMatchObject({ score: 82, previousScore: 40 });
    expect(rows[0].data.themes[0]).toMatchObject({ score: 82, previousScore: 40 });
  });

  it('the mail of a page does not compare it with the whole site', async () => {
    const viewer = await world.addUser();
    await world.startWorker(async (order) => ({
      kind: 'report',
      report: sampleReport(order),
      screenshots: [],
      journal: [],
    }));
    await settled((await startAudit(world.deps, viewer, request)).id);
    const { id } = await startAudit(world.deps, viewer, { ...request, scope: 'page' });
    await settled(id);
    const { rows } = await database.current().pool.query('select data from outbox where audit_id = $1', [id]);
    expect(rows[0].data.previousScore).toBeNull();
  });

  it('a worker that stops gives its audit back to another at once, without using up a retry', async () => {
    const viewer = await world.addUser();
    const hanging: AuditRunner = (_order, { signal }) =>
      new Promise((_, reject) => {
        // The worker may stop before its engine has begun.
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const first = await world.startWorker(hanging);
    const { id } = await startAudit(world.deps, viewer, request);
    await eventually(async () => (await findAudit(world.deps.db, id))?.status === 'running');
    await first.stop();
    expect((await world.deps.queue.counts()).audit).toEqual({ queued: 1, active: 0 });
    await world.startWorker(instantRunner);
    expect(await settled(id)).toMatchObject({ status: 'done', attempts: 2 });
  });
});
