import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleRequest } from '#contract/api/schedules.ts';
import { changeUser } from '#service/admin/change-user.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { pauseSchedule, resumeSchedule } from '#service/schedules/change-schedule.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { listSchedules } from '#service/schedules/list-schedules.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import type { Viewer } from '#service/viewer.ts';
import { deleteProfile } from '#store/users.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let world: AuditWorld;
beforeEach(async () => {
  world = await createAuditWorld(database.current());
});
afterEach(() => world.close());

/** Sundays at two: the hour that both changes of hour fall on. */
const sundays: ScheduleRequest = {
  url: 'exemple.fr',
  scope: 'page',
  frequency: 'weekly',
  day: 7,
  hour: 2,
  mail: 'always',
};
const agency = () => world.addUser({ plan: 'agency' });
const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows;
const audits = (viewer: Viewer) =>
  rows('select id, url, max_pages, schedule_id, created_at from audits where uid = $1 order by created_at', [
    viewer.uid,
  ]);
const runs = () => rows('select due_at, outcome, audit_id from schedule_runs order by due_at');
const mails = () => rows('select kind, recipient, data from outbox order by created_at');
const nextOf = async (viewer: Viewer) => (await listSchedules(world.deps, viewer)).schedules[0]?.nextRunAt;

/** Looks once at that moment, as a worker does every minute. */
async function at(moment: string): Promise<void> {
  world.clock.set(moment);
  await runDueSchedules(world.deps);
}

describe('a schedule starts its audit', () => {
  it('when it is due, not before, by the real queue and a real worker', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    const { id } = await createSchedule(world.deps, viewer, { ...sundays, maxPages: 7, scope: 'site' });
    await at('2026-11-22T00:59:00Z');
    expect(await audits(viewer)).toEqual([]);
    await at('2026-11-22T01:00:00Z');
    const [audit, ...others] = await audits(viewer);
    expect(others).toEqual([]);
    expect(audit).toMatchObject({ url: 'https://exemple.fr/', max_pages: 7, schedule_id: id });
    await world.startWorker(instantRunner);
    await eventually(async () => {
      const [row] = await rows('select status from audits where id = $1', [audit.id]);
      return row.status === 'done';
    });
  });

  it('over the start of summer time: the missing hour runs at the next moment that exists', async () => {
    world.clock.set('2026-03-25T10:00:00Z');
    const viewer = await agency();
    await createSchedule(world.deps, viewer, sundays);
    await at('2026-03-29T00:59:59Z');
    expect(await audits(viewer)).toHaveLength(0);
    await at('2026-03-29T01:00:01Z');
    expect(await audits(viewer)).toHaveLength(1);
    expect(await nextOf(viewer)).toBe('2026-04-05T00:00:00.000Z');
  });

  it('over the end of summer time: the hour that comes twice runs once', async () => {
    world.clock.set('2026-10-20T10:00:00Z');
    const viewer = await agency();
    await createSchedule(world.deps, viewer, sundays);
    for (const minute of ['00:00', '00:30', '00:59', '01:00', '01:30', '02:00'])
      await at(`2026-10-25T${minute}:30Z`);
    expect(await audits(viewer)).toHaveLength(1);
    expect((await runs()).map(({ due_at }) => due_at.toISOString())).toEqual(['2026-10-25T00:00:00.000Z']);
    expect(await nextOf(viewer)).toBe('2026-11-01T01:00:00.000Z');
  });

  it('once, late, when the machine was off for weeks', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    await createSchedule(world.deps, viewer, sundays);
    world.clock.set('2026-12-16T09:00:00Z');
    // The worker that comes back finds it by itself: nobody calls for it.
    await world.startWorker(instantRunner);
    await eventually(async () => (await audits(viewer)).length > 0);
    expect(
      await rows('select name, cron, timezone from pgboss.schedule where name = $1', ['run-schedules']),
    ).toEqual([{ name: 'run-schedules', cron: '* * * * *', timezone: 'Europe/Paris' }]);
    await runDueSchedules(world.deps);
    expect(await audits(viewer)).toHaveLength(1);
    expect((await runs()).map(({ due_at }) => due_at.toISOString())).toEqual(['2026-11-22T01:00:00.000Z']);
    expect(await nextOf(viewer)).toBe('2026-12-20T01:00:00.000Z');
  });

  it('once, whatever the number of workers that look at the same time', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    const created = await Promise.all([1, 2, 3].map(() => createSchedule(world.deps, viewer, sundays)));
    world.clock.set('2026-11-22T01:00:30Z');
    await Promise.all(Array.from({ length: 6 }, () => runDueSchedules(world.deps)));
    expect((await audits(viewer)).map((row) => row.schedule_id).sort()).toEqual(
      created.map(({ id }) => id).sort(),
    );
    expect((await world.deps.queue.counts()).audit).toEqual({ queued: 3, active: 0 });
    expect(await runs()).toHaveLength(3);
  });

  it('once for a due moment even when somebody puts that moment back', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    await createSchedule(world.deps, viewer, sundays);
    await at('2026-11-22T01:00:00Z');
    await rows(`update schedules set next_run_at = '2026-11-22T01:00:00Z'`);
    await runDueSchedules(world.deps);
    expect(await audits(viewer)).toHaveLength(1);
    expect(await nextOf(viewer)).toBe('2026-11-29T01:00:00.000Z');
  });
});

describe('the month’s quota used up', () => {
  it('is said by one mail a month, starts nothing, and the next month goes on', async () => {
    world.clock.set('2026-11-06T10:00:00Z');
    const viewer = await world.addUser({ plan: 'pro' });
    await createSchedule(world.deps, viewer, sundays);
    await createSchedule(world.deps, viewer, { ...sundays, url: 'autre.fr' });
    await rows(
      `insert into audits (id, uid, url, host, scope, max_pages, device, status, progress, created_at, quota_month)
       select gen_random_uuid(), $1, '', '', 'page', 1, 'mobile', 'done', '{}', now(), '2026-11' from generate_series(1, 60)`,
      [viewer.uid],
    );
    await at('2026-11-08T01:00:00Z');
    await at('2026-11-15T01:00:00Z');
    expect((await runs()).map(({ outcome }) => outcome)).toEqual(Array(4).fill('quota'));
    expect(await mails()).toEqual([
      expect.objectContaining({ kind: 'schedule-skipped', recipient: viewer.email }),
    ]);
    expect((await mails())[0].data).toMatchObject({
      auditsPerMonth: 60,
      renewsOn: '2026-12-01T12:00:00.000Z',
    });
    await at('2026-12-06T01:00:00Z');
    expect((await runs()).filter(({ outcome }) => outcome === 'started')).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  });

  it('scheduled audits that wait for their turn take no place of the person’s own', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await world.addUser({ plan: 'pro' });
    for (const url of ['a.fr', 'b.fr', 'c.fr']) await createSchedule(world.deps, viewer, { ...sundays, url });
    await at('2026-11-22T01:00:00Z');
    expect(await audits(viewer)).toHaveLength(3);
    await startAudit(world.deps, viewer, { url: 'd.fr', scope: 'page' });
    const order: string[] = [];
    await world.startWorker(async (...call) => {
      order.push(new URL(call[0].url).host);
      return instantRunner(...call);
    });
    await eventually(async () => order.length === 4);
    // Somebody waits for that one.
    expect(order[0]).toBe('d.fr');
  });
});

describe('what stops a schedule', () => {
  it('a pause; resumed, it goes on from its next date and makes up for nothing', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    const { id } = await createSchedule(world.deps, viewer, sundays);
    expect(await pauseSchedule(world.deps, viewer, id)).toMatchObject({ state: 'paused', nextRunAt: null });
    await at('2026-12-09T10:00:00Z');
    expect(await audits(viewer)).toEqual([]);
    const resumed = await resumeSchedule(world.deps, viewer, id);
    expect(resumed).toMatchObject({ state: 'active', nextRunAt: '2026-12-13T01:00:00.000Z' });
  });

  it('a lowered plan: the newest ones beyond it, and they stay to be resumed', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const viewer = await agency();
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      world.clock.move(1000);
      await createSchedule(world.deps, viewer, { ...sundays, day });
    }
    const admin = await world.addUser({ admin: true });
    await changeUser(world.deps, admin, viewer.uid, { plan: 'pro' });
    const active = async () =>
      (await rows(`select day from schedules where state = 'active' order by day`)).map(({ day }) => day);
    expect(await active()).toEqual([1, 2, 3, 4, 5]);
    expect((await mails())[0]).toMatchObject({ kind: 'plan-changed', data: { stoppedSchedules: 2 } });
    const { schedules } = await listSchedules(world.deps, { ...viewer, plan: 'pro' });
    const stopped = schedules.find(({ state }) => state === 'stopped')?.id ?? '';
    await expect(resumeSchedule(world.deps, viewer, stopped)).rejects.toMatchObject({
      code: 'schedule/too-many',
    });
    await changeUser(world.deps, admin, viewer.uid, { plan: 'free' });
    expect(await active()).toEqual([]);
    await at('2027-01-20T10:00:00Z');
    expect(await audits(viewer)).toEqual([]);
  });

  it('a plan lowered behind our back, a suspended account, a deleted one', async () => {
    world.clock.set('2026-11-20T10:00:00Z');
    const [lowered, suspended, deleted] = [await agency(), await agency(), await agency()];
    for (const viewer of [lowered, suspended, deleted]) await createSchedule(world.deps, viewer, sundays);
    await rows(`update users set plan = 'free' where uid = $1`, [lowered.uid]);
    await rows('update users set suspended_at = now() where uid = $1', [suspended.uid]);
    await deleteProfile(world.deps.db, deleted.uid);
    await at('2026-11-22T01:00:00Z');
    expect(await rows('select 1 from audits')).toEqual([]);
    expect(await rows('select uid, state from schedules order by state')).toEqual([
      { uid: suspended.uid, state: 'active' },
      { uid: lowered.uid, state: 'stopped' },
    ]);
  });
});
