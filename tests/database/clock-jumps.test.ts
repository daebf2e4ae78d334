import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import { reconcileMails } from '#service/mail/reconcile-mails.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const hourMs = 3_600_000;
const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const rows = async (query: string) => (await database.current().pool.query(query)).rows;

it.each([hourMs, -hourMs])(
  'a clock that jumps by %i ms during an audit takes it from nobody',
  async (jumpMs) => {
    const { world } = api;
    const jumped = Promise.withResolvers<void>();
    const run: AuditRunner = async (order, watch) => {
      await jumped.promise;
      return instantRunner(order, watch);
    };
    await world.startWorker(run);
    expect((await api.start(api.claire)).status).toBe(202);
    await eventually(async () => (await rows('select status from audits'))[0].status === 'running');
    world.clock.move(jumpMs);
    // What every worker does each minute: nothing is overdue.
    await reconcileAudits(world.deps);
    await reconcileMails(world.deps);
    jumped.resolve();
    const done = await eventually(async () => {
      const [audit] = await rows('select status, attempts, started_at, finished_at from audits');
      return audit.status !== 'running' && audit;
    });
    expect(done).toMatchObject({ status: 'done', attempts: 1 });
    await eventually(async () => (await rows("select 1 from outbox where state = 'sent'")).length === 1);
    const read = await api.call(api.claire, 'GET', '/api/audits');
    expect(read.status).toBe(jumpMs > 0 ? 401 : 200);
  },
);

it('a clock put back and forth by an hour starts a scheduled audit once', async () => {
  const { world } = api;
  world.clock.set('2026-11-20T10:00:00Z');
  const viewer = await world.addUser({ plan: 'agency' });
  const choices = { url: 'exemple.fr', scope: 'page', frequency: 'weekly', day: 7, hour: 2, mail: 'always' };
  await createSchedule(world.deps, viewer, choices as Parameters<typeof createSchedule>[2]);
  for (const moment of [
    '2026-11-22T01:00:10Z',
    '2026-11-22T00:00:20Z',
    '2026-11-22T01:00:30Z',
    '2026-11-22T02:00:40Z',
  ]) {
    world.clock.set(moment);
    await runDueSchedules(world.deps);
  }
  expect(await rows('select due_at from schedule_runs')).toHaveLength(1);
  expect(await rows('select id from audits')).toHaveLength(1);
});
