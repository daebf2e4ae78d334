import { beforeEach, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api/keys.ts';
import type { KeyScope } from '#contract/key-words.ts';
import { apiRoutes } from '#http/routes.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const dayMs = 24 * 3_600_000;
let site: TestSite;
let cookie: string;

const onPlan = (plan: string) =>
  database.current().pool.query('update users set plan = $2 where email = $1', [email, plan]);

beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
  await onPlan('pro');
});

async function makeKey(scope: KeyScope, more: object = {}): Promise<{ key: ApiKey; token: string }> {
  const body = { name: 'Intégration continue', scope, password: goodPassword, ...more };
  const answer = await site.call('POST', '/api/account/keys', { cookie, body });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as { key: ApiKey; token: string };
}

/** Calls as a program does: with the key, and without what a browser sends. */
async function callWith(
  token: string,
  method: string,
  path: string,
  more: { body?: unknown; cookie?: string } = {},
) {
  const { body } = more;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(more.cookie ? { cookie: more.cookie } : {}),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return site.app.request(`${site.deps.config.publicUrl}${path}`, init);
}

const audit = { url: 'exemple.fr', scope: 'page' };
const keysOf = async () => {
  const answer = await site.call('GET', '/api/account/keys', { cookie });
  return ((await answer.json()) as { keys: ApiKey[] }).keys;
};

it('opens the API without cookie nor Origin, by its scope', async () => {
  const reader = await makeKey('read');
  const starter = await makeKey('audit');
  expect(reader.token).toMatch(/^cst_[\w-]{43}$/);
  expect((await callWith(reader.token, 'GET', '/api/audits')).status).toBe(200);
  const refused = await refusalOf(await callWith(reader.token, 'POST', '/api/audits', { body: audit }));
  expect(refused).toMatchObject({ status: 403, code: 'key/scope' });
  expect(refused.message).toBe('Cette clé d’API a la portée « Lecture » : cet appel demande « Audits ».');
  const started = await callWith(starter.token, 'POST', '/api/audits', { body: audit });
  expect(started.status).toBe(202);
  const { id } = (await started.json()) as { id: string };
  expect((await callWith(reader.token, 'GET', `/api/reports/${id}`)).status).toBe(200);
  expect(await refusalOf(await callWith(starter.token, 'DELETE', `/api/audits/${id}`))).toMatchObject({
    code: 'key/scope',
  });
  const manager = await makeKey('manage');
  expect((await callWith(manager.token, 'POST', `/api/audits/${id}/cancel`)).status).toBe(200);
  expect((await callWith(manager.token, 'DELETE', `/api/audits/${id}`)).status).toBe(204);
});

it('is refused by every call that does not declare it, over the whole table', async () => {
  const { token } = await makeKey('manage');
  await database.current().pool.query('update users set admin = true where email = $1', [email]);
  const closed = apiRoutes.filter(
    ({ access, method, key }) => !key && !(access === 'public' && method === 'GET'),
  );
  expect(closed.length).toBeGreaterThan(30);
  const answers: string[] = [];
  for (const { method, path } of closed) {
    const address = path.replaceAll(/:\w+/g, '0190a0a0-0000-7000-8000-000000000000');
    // The browser’s own cookie beside it changes nothing.
    const refusal = await refusalOf(
      await callWith(token, method, address, { cookie, ...(method === 'GET' ? {} : { body: {} }) }),
    );
    if (refusal.code !== 'key/not-accepted') answers.push(`${method} ${path}: ${refusal.code}`);
  }
  expect(answers).toEqual([]);
  expect((await callWith(token, 'GET', '/api/auth/check-session', { cookie })).status).toBe(401);
});

it('opens what is its holder’s only, even an administrator’s', async () => {
  await database.current().pool.query('update users set admin = true where email = $1', [email]);
  const { token } = await makeKey('manage');
  const other = await site.signedIn('marc@exemple.fr');
  const started = await site.call('POST', '/api/audits', { cookie: other, body: audit });
  const { id } = (await started.json()) as { id: string };
  expect((await callWith(token, 'GET', `/api/reports/${id}`)).status).toBe(404);
  const key = (await keysOf())[0];
  const revoked = await site.call('DELETE', `/api/account/keys/${key?.id}`, { cookie: other });
  expect(revoked.status).toBe(404);
});

it('does not lend its freedom from the Origin check to a cookie', async () => {
  const headers = { authorization: 'Bearer n’importe-quoi', cookie, 'content-type': 'application/json' };
  const answer = await site.app.request(`${site.deps.config.publicUrl}/api/audits`, {
    method: 'POST',
    headers: { ...headers, authorization: 'Bearer autre' },
    body: JSON.stringify(audit),
  });
  expect(await refusalOf(answer)).toMatchObject({ status: 401, code: 'key/invalid' });
  const page = await site.app.request(`${site.deps.config.publicUrl}/partage/x`, {
    method: 'POST',
    headers: { ...headers, authorization: 'Bearer autre' },
  });
  expect(await refusalOf(page)).toMatchObject({ code: 'request/forbidden-origin' });
});

it('is made by who knows the password, shown once and stored as a digest', async () => {
  const body = { name: 'CI', scope: 'read', password: 'autre chose 12' };
  const refused = await refusalOf(await site.call('POST', '/api/account/keys', { cookie, body }));
  expect(refused).toMatchObject({ code: 'auth/wrong-password', field: 'password' });
  const { token } = await makeKey('read');
  await callWith(token, 'GET', '/api/audits');
  const stored = await database.current().pool.query('select * from api_keys');
  const everything = [JSON.stringify(stored.rows), JSON.stringify(await keysOf()), ...site.log.lines].join(
    '\n',
  );
  expect(everything).not.toContain(token.slice(10));
  expect(everything).toContain(token.slice(0, 8));
});

it('writes each use in the log, by id and route, and the last one to the minute', async () => {
  const { key, token } = await makeKey('read');
  const lastUse = async () => (await keysOf())[0]?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  await callWith(token, 'GET', '/api/audits');
  const first = await lastUse();
  await callWith(token, 'POST', '/api/audits', { body: audit });
  expect(await lastUse()).toBe(first);
  site.clock.forward(61_000);
  await callWith(token, 'GET', '/api/plan');
  expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  const lines = site.log.lines.map((line) => JSON.parse(line)).filter(({ keyId }) => keyId === key.id);
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /api/audits 200',
    'POST /api/audits 403',
    'GET /api/plan 200',
  ]);
});

it('ends when it is revoked, expires, its account is suspended or its password reset by mail', async () => {
  const status = async (token: string) => (await callWith(token, 'GET', '/api/plan')).status;
  const revoked = await makeKey('read');
  await site.call('DELETE', `/api/account/keys/${revoked.key.id}`, { cookie });
  expect(await status(revoked.token)).toBe(401);

  const short = await makeKey('read', { days: 30 });
  const long = await makeKey('read');
  await database.current().pool.query('update users set suspended_at = now() where email = $1', [email]);
  expect(await status(long.token)).toBe(401);
  await database.current().pool.query('update users set suspended_at = null where email = $1', [email]);

  await site.call('POST', '/api/identity/request-reset', { body: { email } });
  const token = await site.tokenTo(email, 'password-reset');
  const kept = await database.current().pool.query('select * from api_keys');
  await site.call('POST', '/api/identity/reset-password', { body: { token, password: goodPassword } });
  expect(await status(long.token)).toBe(401);
  for (const { uid, token_hash, id, expires_at } of kept.rows)
    await database.current().pool.query(
      `insert into api_keys (id, uid, token_hash, name, scope, start, created_at, expires_at)
         values ($1, $2, $3, '', 'read', 'cst_', now(), $4)`,
      [id, uid, token_hash, expires_at],
    );

  expect(await status(short.token)).toBe(200);
  site.clock.forward(31 * dayMs);
  expect([await status(short.token), await status(long.token)]).toEqual([401, 200]);
  site.clock.forward(91 * dayMs);
  await sweep(site.deps);
  const left = await database.current().pool.query('select id from api_keys');
  expect(left.rows).toEqual([{ id: long.key.id }]);
});

it('stays, and says why it does nothing, while the plan has no keys', async () => {
  const { token } = await makeKey('read');
  await onPlan('free');
  const refused = await refusalOf(await callWith(token, 'GET', '/api/plan'));
  expect(refused).toMatchObject({ status: 403, code: 'key/not-in-plan' });
  const body = { name: 'CI', scope: 'read', password: goodPassword };
  const another = await site.call('POST', '/api/account/keys', { cookie, body });
  expect(await refusalOf(another)).toMatchObject({ code: 'key/not-in-plan' });
  await onPlan('agency');
  expect((await callWith(token, 'GET', '/api/plan')).status).toBe(200);
});

it('bears 300 calls a minute, told with the time to wait, and twenty keys a person', async () => {
  const { key, token } = await makeKey('read');
  const { hashToken } = await import('#service/hash-token.ts');
  await callWith(token, 'GET', '/api/plan');
  await database
    .current()
    .pool.query('update limit_windows set count = 300 where key = $1', [hashToken(`apiKey\0${key.id}`)]);
  const refused = await callWith(token, 'GET', '/api/plan');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'request/too-many' });
  await database.current().pool.query(
    `insert into api_keys (id, uid, token_hash, name, scope, start, created_at, expires_at)
       select gen_random_uuid(), uid, decode(md5(n::text), 'hex'), '', 'read', 'cst_', now(), now() + interval '1 day'
       from api_keys, generate_series(1, 19) n`,
  );
  const body = { name: 'CI', scope: 'read', password: goodPassword };
  const one = await refusalOf(await site.call('POST', '/api/account/keys', { cookie, body }));
  expect(one).toMatchObject({ status: 409, code: 'key/too-many' });
});
