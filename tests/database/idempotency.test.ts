import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { apiRoutes } from '#http/routes.ts';
import { answerOnce } from '#service/idempotency/answer-once.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
let site: TestSite;
let cookie: string;

const rows = async (sql: string) =>
  (await database.current().pool.query(sql)).rows as Record<string, unknown>[];

beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
  await rows(`update users set plan = 'agency'`);
});

const post = (path: string, body: object, key: string, by = cookie) =>
  site.call('POST', path, { cookie: by, body, headers: { 'idempotency-key': key } });

const keyBody = { name: 'CI', scope: 'read', password: goodPassword };
const schedule = { url: 'exemple.fr', scope: 'page', frequency: 'weekly', day: 1, hour: 8, mail: 'always' };

it('every call that makes something takes a key', () => {
  const making = apiRoutes.filter(
    ({ access, method, answer, path }) =>
      access === 'user' &&
      method === 'POST' &&
      (answer[201] ?? answer[202]) &&
      // One payment page at a time, which ends by itself; an assistant’s tools say what they do twice.
      !/^\/api\/account\/email$|\/retry$|^\/api\/billing\/|^\/api\/mcp$/.test(path),
  );
  expect(making.length).toBeGreaterThan(8);
  expect(making.filter(({ headers }) => !headers?.['idempotency-key']).map(({ path }) => path)).toEqual([]);
});

it.each([
  ['/api/audits', { url: 'exemple.fr', scope: 'page' }, 'audits'],
  ['/api/schedules', schedule, 'schedules'],
  ['/api/domains', { host: 'exemple.fr' }, 'domains'],
  ['/api/plan-requests', { plan: 'pro' }, 'plan_requests'],
  ['/api/account/keys', keyBody, 'api_keys'],
])('POST %s makes it once, and answers the same again', async (path, body, table) => {
  const first = await post(path, body, 'k-1');
  const again = await post(path, Object.fromEntries(Object.entries(body).toReversed()), 'k-1');
  expect([again.status, again.headers.get('location')]).toEqual([
    first.status,
    first.headers.get('location'),
  ]);
  const answer = await first.json();
  expect(await again.json()).toEqual(answer);
  expect(await rows(`select 1 from ${table}`)).toHaveLength(1);
  const [kept] = await rows('select * from idempotency_keys');
  expect(JSON.stringify(kept)).not.toContain('k-1');
});

it('keeps no secret of an answer in clear, nor what was asked', async () => {
  const { token } = (await (await post('/api/account/keys', keyBody, 'k-1')).json()) as { token: string };
  const [kept] = await rows(
    `select encode(answer, 'escape') as answer, request_hash, key from idempotency_keys`,
  );
  expect(JSON.stringify(kept)).not.toContain(token.slice(4));
  expect(JSON.stringify(kept)).not.toContain('answer":null');
});

it('refuses the key for another request, lets another person have it, and forgets it after a day', async () => {
  await post('/api/domains', { host: 'exemple.fr' }, 'k-1');
  const conflict = { status: 422, code: 'idempotency/conflict' };
  expect(await refusalOf(await post('/api/domains', { host: 'autre.fr' }, 'k-1'))).toMatchObject(conflict);
  expect(await refusalOf(await post('/api/plan-requests', { plan: 'pro' }, 'k-1'))).toMatchObject(conflict);
  const other = await site.signedIn('marc@exemple.fr');
  expect((await post('/api/domains', { host: 'autre.fr' }, 'k-1', other)).status).toBe(201);
  site.clock.forward(24 * 3_600_000 + 1000);
  const after = await post('/api/domains', { host: 'autre.fr' }, 'k-1');
  expect(after.status).toBe(201);
});

it('keeps no refusal, but what it counted: a key is no way to try passwords for free', async () => {
  await post('/api/domains', { host: 'exemple.fr' }, 'k-0');
  const refused = await post('/api/domains', { host: 'exemple.fr' }, 'k-1');
  expect(await refusalOf(refused)).toMatchObject({ code: 'domain/already-added' });
  await rows('delete from domains');
  expect((await post('/api/domains', { host: 'exemple.fr' }, 'k-1')).status).toBe(201);
  await post('/api/account/keys', { ...keyBody, password: 'autre chose 12' }, 'k-2');
  expect(await rows('select 1 from limit_windows where count = 1')).not.toEqual([]);
});

it('tells of the same request under way', async () => {
  const request = { uid: 'quelqu’un', key: 'k-1', digest: 'd' };
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const first = answerOnce(site.deps, request, async () => {
    started.resolve();
    await promise;
    throw new AppError('request/not-found');
  });
  await started.promise;
  await expect(answerOnce(site.deps, request, async () => 1)).rejects.toMatchObject({
    code: 'idempotency/in-flight',
  });
  resolve();
  await expect(first).rejects.toMatchObject({ code: 'request/not-found' });
});

it('does the work again when it failed in the middle: nothing of it stayed', async () => {
  const broken = answerOnce(site.deps, { uid: 'x', key: 'k', digest: 'd' }, async (deps) => {
    await deps.db.execute(`update users set display_name = 'à moitié'`);
    throw new Error('cut');
  });
  await expect(broken).rejects.toThrow('cut');
  expect(await rows(`select 1 from users where display_name = 'à moitié'`)).toEqual([]);
});
