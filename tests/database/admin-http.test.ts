import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listUsersResponse, overviewResponse } from '#contract/api/admin.ts';
import { listAuditsResponse } from '#contract/api/audits.ts';
import { planResponse } from '#contract/api/plans.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const call: AuditApi['call'] = (...input) => api.call(...input);
const start: AuditApi['start'] = (...input) => api.start(...input);

describe('lists, plans and administration', () => {
  it('lists one’s own audits only', async () => {
    await start(api.claire);
    const mine = listAuditsResponse.parse(await (await call(api.claire, 'GET', '/api/audits')).json());
    expect(mine.total).toBe(1);
    expect((await (await call(api.marc, 'GET', '/api/audits')).json()) as object).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    });
    expect(await codeOf(await call(api.claire, 'GET', '/api/audits?limit=0'))).toEqual([
      400,
      'request/invalid',
      'limit',
    ]);
  });

  it('the admin sees how many audits each person has, not how many there are', async () => {
    await start(api.claire);
    const answer = await call(api.admin, 'GET', '/api/admin/users');
    const { items } = listUsersResponse.parse(await answer.json());
    const auditsOf = (person: Person) => items.find(({ uid }) => uid === person.viewer.uid)?.audits;
    expect([auditsOf(api.claire), auditsOf(api.marc)]).toEqual([1, 0]);
  });

  it('a request for a plan is granted once, and announced by mail', async () => {
    expect(await codeOf(await call(api.claire, 'POST', '/api/plan-requests', { plan: 'gold' }))).toEqual([
      400,
      'plan/unknown',
      'plan',
    ]);
    expect((await call(api.claire, 'POST', '/api/plan-requests', { plan: 'pro' })).status).toBe(201);
    expect((await call(api.claire, 'POST', '/api/plan-requests', { plan: 'agency' })).status).toBe(409);
    const mine = planResponse.parse(await (await call(api.claire, 'GET', '/api/plan')).json());
    expect(mine).toMatchObject({ plan: 'free', openRequest: { plan: 'pro' }, usage: { auditsLeft: 5 } });
    const { items } = (await (
      await call(api.admin, 'GET', '/api/admin/plan-requests?state=open')
    ).json()) as {
      items: { id: string }[];
    };
    const path = `/api/admin/plan-requests/${items[0]?.id}`;
    expect((await call(api.admin, 'PATCH', path, { decision: 'granted' })).status).toBe(204);
    expect(await codeOf(await call(api.admin, 'PATCH', path, { decision: 'declined' }))).toEqual([
      409,
      'plan/request-closed',
    ]);
    expect(((await (await call(api.claire, 'GET', '/api/plan')).json()) as { plan: string }).plan).toBe(
      'pro',
    );
    const { rows } = await database.current().pool.query('select kind, data from outbox');
    expect(rows).toEqual([
      { kind: 'plan-changed', data: expect.objectContaining({ plan: 'pro', previousPlan: 'free' }) },
    ]);
  });

  it('the history of plans says what was true that day, whatever comes after', async () => {
    await call(api.claire, 'POST', '/api/plan-requests', { plan: 'pro' });
    const requests = async () =>
      (
        (await (await call(api.admin, 'GET', '/api/admin/plan-requests')).json()) as {
          items: { id: string }[];
        }
      ).items;
    const path = `/api/admin/plan-requests/${(await requests())[0]?.id}`;
    await call(api.admin, 'PATCH', path, { decision: 'granted' });
    const user = `/api/admin/users/${api.claire.viewer.uid}`;
    await call(api.admin, 'PATCH', user, { plan: 'pro' });
    await call(api.admin, 'PATCH', user, { plan: 'agency' });
    expect(await requests()).toMatchObject([{ fromPlan: 'free', plan: 'pro', state: 'granted' }]);
    const history = await (await call(api.claire, 'GET', '/api/plan/history')).json();
    expect(history).toMatchObject({
      items: [
        { fromPlan: 'pro', plan: 'agency', label: 'Agence', priceEuros: 99, cause: 'admin' },
        { fromPlan: 'free', plan: 'pro', label: 'Pro', priceEuros: 29, cause: 'request' },
      ],
    });
    expect(await (await call(api.marc, 'GET', '/api/plan/history')).json()).toEqual({ items: [] });
  });

  it('shows the state of the house, with thirty days', async () => {
    await api.finishedAudit(api.claire);
    const overview = overviewResponse.parse(
      await (await call(api.admin, 'GET', '/api/admin/overview')).json(),
    );
    expect(overview.days).toHaveLength(30);
    expect(overview.days.at(-1)).toMatchObject({ audits: 1, done: 1, failed: 0 });
    expect(overview.workers).toHaveLength(1);
    expect(overview.users.total).toBe(3);
    expect(overview.durations?.run.p95Ms).toBeGreaterThanOrEqual(
      overview.durations?.run.medianMs ?? Infinity,
    );
  });

  it('lets an administrator find an audit, its journal and its mail, and send that again', async () => {
    const id = await api.finishedAudit(api.claire);
    const search = `/api/admin/audits?search=${encodeURIComponent(api.claire.viewer.email)}`;
    expect(((await (await call(api.admin, 'GET', search)).json()) as { total: number }).total).toBe(1);
    expect(
      ((await (await call(api.admin, 'GET', '/api/admin/audits?search=%25')).json()) as { total: number })
        .total,
    ).toBe(0);
    const journal = await eventually(async () => {
      const body = (await (await call(api.admin, 'GET', `/api/admin/audits/${id}`)).json()) as {
        attemptList: { outcome: string }[];
        mails: { id: string; state: string }[];
      };
      return body.mails[0]?.state === 'sent' && body;
    });
    expect(journal.attemptList).toMatchObject([{ attempt: 1, outcome: 'done' }]);
    await eventually(
      async () =>
        (await call(api.admin, 'POST', `/api/admin/outbox/${journal.mails[0]?.id}/resend`)).status === 202,
    );
  });

  it('an administrator can suspend others, not lock themselves out', async () => {
    const path = (person: Person) => `/api/admin/users/${person.viewer.uid}`;
    expect(await codeOf(await call(api.admin, 'PATCH', path(api.admin), { admin: false }))).toEqual([
      409,
      'admin/own-account',
    ]);
    expect((await call(api.admin, 'PATCH', path(api.marc), { suspended: true })).status).toBe(204);
    expect((await call(api.marc, 'GET', '/api/plan')).status).toBe(401);
    const users = (await (await call(api.admin, 'GET', '/api/admin/users?search=personne')).json()) as {
      items: { uid: string; suspended: boolean }[];
    };
    expect(users.items.find(({ uid }) => uid === api.marc.viewer.uid)?.suspended).toBe(true);
  });

  it.each([
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/audits'],
    ['GET', '/api/admin/outbox'],
    ['GET', '/api/admin/plan-requests'],
  ])('%s %s is for administrators', async (method, path) => {
    expect((await call(null, method, path)).status).toBe(401);
    expect((await call(api.claire, method, path)).status).toBe(403);
    expect((await call(api.admin, method, path)).status).toBe(200);
  });
});
