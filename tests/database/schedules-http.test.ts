import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schedule } from '#contract/api/schedules.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '#tests/support/audit-api.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
  await database.current().pool.query(`update users set plan = 'pro'`);
});
afterEach(() => api.world.close());

const request = { url: 'exemple.fr', scope: 'site', frequency: 'monthly', day: 31, hour: 6, mail: 'worse' };
const create = async (person: Person, change: object = {}) =>
  api.call(person, 'POST', '/api/schedules', { ...request, ...change });
const created = async (person: Person) =>
  ((await (await create(person)).json()) as { schedule: Schedule }).schedule;
const listed = async (person: Person) =>
  (await (await api.call(person, 'GET', '/api/schedules')).json()) as {
    schedules: Schedule[];
    limit: number;
  };

describe('the schedules of a person', () => {
  it('are made, read, changed, paused, resumed and deleted by their owner', async () => {
    const { id, ...made } = await created(api.claire);
    expect(made).toMatchObject({ url: 'https://exemple.fr/', maxPages: 100, state: 'active', lastRun: null });
    const change = { ...request, frequency: 'weekly', day: 2, maxPages: 12, exclude: ['/panier'] };
    const changed = await api.call(api.claire, 'PUT', `/api/schedules/${id}`, change);
    expect(((await changed.json()) as { schedule: Schedule }).schedule).toMatchObject({
      day: 2,
      maxPages: 12,
      exclude: ['/panier'],
    });
    expect((await api.call(api.claire, 'POST', `/api/schedules/${id}/pause`)).status).toBe(200);
    expect((await listed(api.claire)).schedules).toMatchObject([{ state: 'paused', nextRunAt: null }]);
    expect((await api.call(api.claire, 'POST', `/api/schedules/${id}/resume`)).status).toBe(200);
    expect((await api.call(api.claire, 'DELETE', `/api/schedules/${id}`)).status).toBe(204);
    expect(await listed(api.claire)).toEqual({ schedules: [], limit: 5 });
  });

  it('do not exist for anybody else, an administrator included', async () => {
    const { id } = await created(api.claire);
    for (const person of [api.marc, api.admin]) {
      expect((await listed(person)).schedules).toEqual([]);
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PUT', '', request],
        ['POST', '/pause', undefined],
        ['POST', '/resume', undefined],
        ['DELETE', '', undefined],
      ] as const) {
        const answer = await api.call(person, method, `/api/schedules/${id}${path}`, body);
        expect(await codeOf(answer), `${method} ${path}`).toEqual([404, 'request/not-found']);
      }
    }
    expect((await api.call(null, 'GET', `/api/schedules/${id}`)).status).toBe(401);
    expect((await listed(api.claire)).schedules).toMatchObject([{ id, state: 'active' }]);
  });
});

describe('a schedule is refused', () => {
  it('by a plan without any, which says so', async () => {
    await database.current().pool.query(`update users set plan = 'free'`);
    const answer = await create(api.claire);
    expect(await codeOf(answer.clone())).toEqual([403, 'schedule/not-in-plan', 'frequency']);
    expect(await answer.text()).toContain('formule gratuite');
  });

  it('beyond those of the plan, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(api.claire)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await listed(api.claire)).schedules).toHaveLength(5);
    expect(await codeOf(await create(api.claire))).toEqual([409, 'schedule/too-many', 'frequency']);
  });

  it.each([
    ['an eighth day of the week', { frequency: 'weekly', day: 8 }, [400, 'request/invalid', 'day']],
    ['a 32nd of the month', { day: 32 }, [400, 'request/invalid', 'day']],
    ['an hour that no clock shows', { hour: 24 }, [400, 'request/invalid', 'hour']],
    ['a private target', { url: 'http://127.0.0.1/' }, [400, 'target/private', 'url']],
    [
      'robots.txt set aside on a site of somebody else',
      { ignoreRobots: true },
      [403, 'audit/domain-unproved', 'ignoreRobots'],
    ],
  ])('for %s', async (_, change, expected) => {
    expect(await codeOf(await create(api.claire, change))).toEqual(expected);
  });
});
