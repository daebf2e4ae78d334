import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminActPage } from '#contract/api/admin-acts.ts';
import { sweepActs } from '#service/admin/list-acts.ts';
import { deleteProfile } from '#store/users.ts';
import { type AuditApi, createAuditApi } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';

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
    await change({ plan: 'pro', admin: true, suspended: true });
    await change({ plan: 'pro', admin: true, suspended: true });
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

  it('in the same transaction: what cannot be written down is not done', async () => {
    await database.current().pool.query('alter table admin_acts add check (false) not valid');
    expect((await change({ plan: 'pro', suspended: true })).status).toBe(500);
    const { rows } = await database
      .current()
      .pool.query('select plan, suspended_at from users where uid = $1', [api.claire.viewer.uid]);
    expect(rows).toEqual([{ plan: 'free', suspended_at: null }]);
  });
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
