import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminActPage } from '#contract/api/admin-acts.ts';
import { sweepActs } from '#service/admin/list-acts.ts';
import { deleteProfile } from '#store/users.ts';
import { type AuditApi, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { refusalOf } from '../support/http.ts';
import { everyonesPassword } from '../support/no-identity.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const change = (body: object, person = api.claire) =>
  api.call(api.admin, 'PATCH', `/api/admin/users/${person.viewer.uid}`, body);
const readActs = async () =>
  (await (await api.call(api.admin, 'GET', '/api/admin/acts')).json()) as AdminActPage;
const told = async () => (await readActs()).items.map(({ act, detail }) => ({ act, detail }));

describe('what an administrator does is written down', () => {
  it('with who did it, to whom, and what changed', async () => {
    await change({ plan: 'pro' });
    const { items, total } = await readActs();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      act: 'plan-changed',
      adminUid: api.admin.viewer.uid,
      adminEmail: api.admin.viewer.email,
      targetUid: api.claire.viewer.uid,
      targetEmail: api.claire.viewer.email,
      detail: { from: 'free', to: 'pro' },
    });
  });

  it('one line an act, and none for what changes nothing', async () => {
    const password = everyonesPassword;
    await change({ plan: 'pro', admin: true, suspended: true, password });
    await change({ plan: 'pro', admin: true, suspended: true, password });
    await change({ admin: false, suspended: false });
    expect((await told()).map(({ act }) => act).toSorted()).toEqual([
      'account-restored',
      'account-suspended',
      'admin-granted',
      'admin-withdrawn',
      'plan-changed',
    ]);
  });

  it('for requests of a plan too, granted or declined', async () => {
    await api.call(api.claire, 'POST', '/api/plan-requests', { plan: 'pro' });
    const { rows } = await database.current().pool.query('select id from plan_requests');
    await api.call(api.admin, 'PATCH', `/api/admin/plan-requests/${rows[0].id}`, { decision: 'declined' });
    expect(await told()).toEqual([{ act: 'plan-request-declined', detail: { from: 'free', to: 'pro' } }]);
  });

  it('gives the rights of administration for the password of whoever gives them alone', async () => {
    for (const [password, code] of [
      [undefined, 'auth/password-needed'],
      ['une autre phrase', 'auth/wrong-password'],
    ] as const) {
      const refused = await change({ admin: true, ...(password && { password }) });
      expect(await refusalOf(refused)).toMatchObject({ status: 403, code, field: 'password' });
    }
    expect(await told()).toEqual([]);
    expect((await change({ admin: true, password: everyonesPassword })).status).toBe(204);
    expect((await change({ admin: false })).status).toBe(204);
    expect((await told()).map(({ act }) => act)).toEqual(['admin-withdrawn', 'admin-granted']);
  });

  it('lets nobody try passwords in a session without end', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await change({ admin: true, password: `au hasard ${index}` })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('cancelling the audit of somebody else, not one of their own', async () => {
    const idOf = async (person: Person) => ((await (await api.start(person)).json()) as { id: string }).id;
    const [others, own] = [await idOf(api.claire), await idOf(api.admin)];
    for (const id of [others, own])
      expect((await api.call(api.admin, 'POST', `/api/audits/${id}/cancel`)).status).toBe(200);
    const { items } = await readActs();
    expect(items).toMatchObject([
      { act: 'audit-cancelled', targetUid: api.claire.viewer.uid, detail: { audit: others } },
    ]);
    expect(items).toHaveLength(1);
  });

  it('in the same transaction: what cannot be written down is not done', async () => {
    await database.current().pool.query('alter table admin_acts add check (false) not valid');
    expect((await change({ plan: 'pro', suspended: true })).status).toBe(500);
    const { rows } = await database
      .current()
      .pool.query('select plan, suspended_at from users where uid = $1', [api.claire.viewer.uid]);
    expect(rows).toEqual([{ plan: 'free', suspended_at: null }]);
  });
});

describe('a look of an administrator into the audit of somebody else is written down', () => {
  const looks = async () =>
    (await readActs()).items
      .filter(({ act }) => act !== 'plan-changed')
      .map(({ act, targetUid, detail }) => ({ act, targetUid, detail }));

  it('once an hour, by whichever address it is read, and each export', async () => {
    const audit = await api.finishedAudit(api.claire);
    const look = { act: 'audit-looked-at', targetUid: api.claire.viewer.uid, detail: { audit } };
    const addresses = [
      `/api/reports/${audit}`,
      `/api/reports/${audit}/decisions`,
      `/api/reports/${audit}/verifications`,
      `/api/reports/${audit}/comparison`,
      `/api/admin/audits/${audit}`,
    ];
    for (const address of addresses) {
      await database.current().pool.query('delete from admin_acts');
      await database.current().pool.query('delete from limit_windows');
      // Polled, and by several pages at once.
      await Promise.all([1, 2, 3].map(() => api.call(api.admin, 'GET', address)));
      await api.call(api.admin, 'GET', address);
      expect(await looks(), address).toEqual([look]);
    }
    // The hour is over.
    await database.current().pool.query("update limit_windows set ends_at = now() - interval '1 second'");
    await api.call(api.admin, 'GET', `/api/reports/${audit}`);
    expect(await looks()).toEqual([look, look]);
    await api.call(api.admin, 'GET', `/api/reports/${audit}/export?format=csv`);
    expect((await looks())[0]).toEqual({
      act: 'report-exported',
      targetUid: api.claire.viewer.uid,
      detail: { audit, format: 'csv' },
    });
  }, 60_000);

  it('and nothing of an owner’s own, nor of what is not there', async () => {
    const [own, others] = [await api.finishedAudit(api.admin), await api.finishedAudit(api.claire)];
    await api.call(api.admin, 'GET', `/api/reports/${own}`);
    await api.call(api.claire, 'GET', `/api/reports/${others}`);
    await api.call(api.marc, 'GET', `/api/reports/${others}`);
    await api.call(api.admin, 'GET', '/api/reports/00000000-0000-7000-8000-000000000000');
    expect(await looks()).toEqual([]);
  }, 60_000);

  it('or is not had', async () => {
    const audit = await api.finishedAudit(api.claire);
    await database.current().pool.query('alter table admin_acts add check (false) not valid');
    expect((await api.call(api.admin, 'GET', `/api/reports/${audit}`)).status).toBe(500);
  }, 60_000);
});

describe('the journal of acts', () => {
  it('is taken away as a table, by administrators only', async () => {
    await change({ plan: 'agency' });
    const answer = await api.call(api.admin, 'GET', '/api/admin/acts/export');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const [head, line, rest] = (await answer.text()).split('\r\n');
    expect(head).toContain('"Acte"');
    expect(line).toContain(`"Formule changée";"${api.admin.viewer.uid}";"${api.admin.viewer.email}"`);
    expect(line).toContain('"from : free, to : agency"');
    expect(rest).toBe('');
    expect((await api.call(api.claire, 'GET', '/api/admin/acts/export')).status).toBe(403);
    expect((await api.call(null, 'GET', '/api/admin/acts')).status).toBe(401);
  });

  it('outlives the account it tells of, and then names nobody', async () => {
    await change({ plan: 'pro' });
    const { db } = database.current();
    await deleteProfile(db, api.claire.viewer.uid);
    const { items } = await readActs();
    expect(items[0]).toMatchObject({ targetUid: api.claire.viewer.uid, targetEmail: null });
  });

  it('forgets after three years', async () => {
    await change({ plan: 'pro' });
    const { deps } = api.world;
    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
    await sweepActs({ ...deps, clock: later(1_090) });
    expect((await readActs()).total).toBe(1);
    await sweepActs({ ...deps, clock: later(1_096) });
    expect((await readActs()).total).toBe(0);
  });
});
