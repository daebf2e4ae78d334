import { request } from 'node:http';
import { serve } from '@hono/node-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json, nothing } from '#contract/api/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { defineRoute } from '#http/route.ts';
import { apiRoutes } from '#http/routes.ts';
import { users } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

const signInCall = (password: string, address = email, peer = '203.0.113.1') =>
  site.call('POST', '/api/identity/sign-in', { body: { email: address, password }, peer });

describe('cross-site requests', () => {
  it.each([
    ['another origin', { origin: 'https://mechant.exemple' }],
    ['no origin', { origin: '' }],
    ['an opaque origin', { origin: 'null' }],
    ['the same host on another port', { origin: 'http://127.0.0.1:3001' }],
    ['the same name over another scheme', { origin: 'https://127.0.0.1:3000' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
  ])('change nothing from %s', async (_name, headers) => {
    const cookie = await site.signedIn(email);
    // What a payment provider sends is signed: no cookie, and no page, speaks there.
    const byPages = apiRoutes.filter(
      ({ method, path }) => method !== 'GET' && path !== '/api/stripe/webhook',
    );
    for (const route of byPages) {
      const answer = await site.call(route.method, route.path, { cookie, headers, body: {} });
      expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'request/forbidden-origin' });
    }
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(200);
  });

  it('cannot be made from a plain form: only JSON is read', async () => {
    const form = await site.call('POST', '/api/identity/sign-in', {
      body: '{"email":"a@b.fr","password":"x"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(await refusalOf(form)).toMatchObject({ status: 400, code: 'request/not-json' });
  });

  it('are not invited: no CORS header, to nobody', async () => {
    const preflight = await site.call('OPTIONS', '/api/auth/session', {
      headers: { origin: 'https://mechant.exemple', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(405);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('malformed requests', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    site.call('POST', '/api/identity/sign-in', { body, headers });

  it.each([
    ['not JSON', '{"email":', { code: 'request/not-json' }],
    ['nothing', '', { code: 'request/not-json' }],
    ['not an object', '[]', { code: 'request/invalid' }],
    ['an unknown field', { email, password: 'x', admin: true }, { code: 'request/invalid', field: 'admin' }],
    ['a missing field', { email }, { code: 'request/invalid', field: 'password' }],
    ['a wrong type', { email: 1, password: 'x' }, { code: 'request/invalid', field: 'email' }],
    [
      'an object for a text',
      { email: { $ne: '' }, password: 'x' },
      { code: 'request/invalid', field: 'email' },
    ],
    ['no address', { email: 'claire', password: 'x' }, { code: 'auth/invalid-email', field: 'email' }],
  ])('answer %s with a code and a French sentence', async (_name, body, expected) => {
    const refusal = await refusalOf(await post(body));
    expect(refusal).toMatchObject({ status: 400, ...expected });
    expect(refusal.message).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('name the field and what is wrong with it', async () => {
    expect((await refusalOf(await post({ email, password: 'x', plan: 'pro' }))).message).toBe(
      'La demande est incomplète ou mal formée : champ inconnu « plan ».',
    );
  });

  it('answer 413 beyond 64 kB, announced or not', async () => {
    const tooLarge = { email, password: 'x'.repeat(65_536) };
    expect(await refusalOf(await post(tooLarge))).toMatchObject({ status: 413, code: 'request/too-large' });
    const announced = { 'content-length': String(JSON.stringify(tooLarge).length) };
    expect((await post(tooLarge, announced)).status).toBe(413);
  });

  it('answer 404 and 405 in JSON', async () => {
    expect(await refusalOf(await site.call('GET', '/api/inconnu'))).toMatchObject({
      status: 404,
      code: 'request/not-found',
    });
    const wrongMethod = await site.call('PUT', '/api/auth/session', { body: {} });
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
  });
});

describe('every API answer', () => {
  it('carries a request id and forbids caching, framing, sniffing and scripts', async () => {
    for (const path of ['/api/auth/check-session', '/api/inconnu']) {
      const { headers } = await site.call('GET', path);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    site = createTestSite(database.current(), { env: { CONSTAT_URL: 'https://constat.exemple' } });
    const { headers } = await site.call('GET', '/api/auth/check-session');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  });

  it('tells nothing of an unexpected error, whose log line quotes no value', async () => {
    const broken = defineRoute({
      operationId: 'breakDown',
      tag: 'Essai',
      method: 'GET',
      path: '/api/casse',
      access: 'public',
      summary: 'Tomber en panne',
      answer: { 204: nothing },
      errors: [],
      handle: async ({ deps }) => {
        const row = { uid: '1', email: 'secret@exemple.fr', createdAt: new Date() };
        await deps.db.insert(users).values([row, row]);
        return { status: 204 };
      },
    });
    site = createTestSite(database.current(), { routes: [broken] });
    const answer = await site.call('GET', '/api/casse');
    expect(await refusalOf(answer)).toEqual({
      status: 500,
      code: 'server/unexpected',
      message: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    });
    const line = site.log.lines.find((text) => text.includes('unexpected error')) ?? '';
    expect(line).toContain('duplicate key');
    expect(line).not.toContain('secret@exemple.fr');
  });

  it.each([
    ['a field that is missing', {}],
    ['a field of another type', { ok: 'oui' }],
    ['a field nobody declared', { ok: true, email: 'secret@exemple.fr' }],
  ])('is of the schema its route declares: %s fails here', async (_name, data) => {
    const wrong = defineRoute({
      operationId: 'answerWrongly',
      tag: 'Essai',
      method: 'GET',
      path: '/api/faux',
      access: 'public',
      summary: 'Répondre à côté',
      answer: { 200: json(z.object({ ok: z.boolean() })) },
      errors: [],
      handle: () => ({ status: 200, jsonText: JSON.stringify(data) }),
    });
    site = createTestSite(database.current(), { routes: [wrong] });
    expect((await site.call('GET', '/api/faux')).status).toBe(500);
    expect(site.log.lines.join()).toContain('GET /api/faux answered 200 with');
  });

  it('is refused with declared codes only', async () => {
    const wrong = defineRoute({
      operationId: 'refuseWrongly',
      tag: 'Essai',
      method: 'GET',
      path: '/api/faux',
      access: 'public',
      summary: 'Refuser à côté',
      answer: { 204: nothing },
      errors: ['plan/current'],
      handle({ request }) {
        throw new AppError(request.headers.has('x-declared') ? 'plan/current' : 'plan/unknown');
      },
    });
    site = createTestSite(database.current(), { routes: [wrong] });
    expect((await site.call('GET', '/api/faux', { headers: { 'x-declared': '1' } })).status).toBe(409);
    expect((await site.call('GET', '/api/faux')).status).toBe(500);
    expect(site.log.lines.join()).toContain('GET /api/faux refused with plan/unknown');
  });

  it('leaves no password, token, cookie or address in the log', async () => {
    const cookie = await site.signedIn(email);
    const verification = await site.tokenTo(email, 'email-verification');
    await site.call('POST', '/api/identity/request-reset', { body: { email } });
    const reset = await site.tokenTo(email, 'password-reset');
    await signInCall('un mauvais mot de passe');
    await site.call('POST', '/api/identity/verify', { body: { token: 'jeton-faux' } });
    const text = site.log.lines.join('\n');
    expect(text).toContain('/api/identity/sign-in');
    const secrets = [goodPassword, 'mauvais mot', verification, reset, 'jeton-faux', email];
    for (const secret of [...secrets, cookie.split('=')[1] ?? 'absent']) expect(text).not.toContain(secret);
  });
});

describe('limits', () => {
  it('slow a client down with 429 and Retry-After, others not, and forgive after the window', async () => {
    let last = await signInCall('faux', 'a0@exemple.fr');
    for (let index = 1; index <= 20; index += 1) last = await signInCall('faux', `a${index}@exemple.fr`);
    expect(await refusalOf(last.clone())).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signInCall('faux', 'b@exemple.fr', '203.0.113.2')).status).toBe(401);
    site.clock.forward(61_000);
    expect((await signInCall('faux', 'c@exemple.fr')).status).toBe(401);
  });

  it('ignore what a client claims in X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      const body = { email: `a${index}@exemple.fr`, password: 'faux' };
      statuses.push((await site.call('POST', '/api/identity/sign-in', { body, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('slow down guessing one password from many addresses, whether or not the account exists', async () => {
    await site.signedIn(email);
    for (const target of [email, 'personne@exemple.fr']) {
      const guess = async (address: string) => (await signInCall('faux', target, address)).status;
      const statuses = new Set<number>();
      for (let index = 0; index < 20; index += 1) statuses.add(await guess(`203.0.113.${index + 10}`));
      expect([...statuses]).toEqual([401]);
      // Twenty from one network, a hundred from everywhere.
      expect(await guess('203.0.113.99')).toBe(429);
      for (let index = 0; index < 80; index += 1) statuses.add(await guess(`10.0.${index}.10`));
      expect([...statuses]).toEqual([401]);
      expect(await guess('10.0.99.10')).toBe(429);
    }
  });

  it('bound the hashes waiting: a burst is refused, not queued for ever', async () => {
    // Slow enough that all have come before the first is answered, on a busy machine too.
    site = createTestSite(database.current(), { passwordPrice: { memoryKiB: 19_456, passes: 8 } });
    await site.signedIn(email);
    const { passwords } = site.deps.identity;
    if (!passwords) throw new Error('embedded identity expected');
    const burst = await Promise.allSettled(
      Array.from({ length: 100 }, () => passwords.signIn(email, 'un mauvais mot de passe')),
    );
    const codes = burst.map((one) => (one.status === 'rejected' ? one.reason.code : 'in'));
    expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(38);
    expect(codes.filter((code) => code === 'auth/invalid-credential')).toHaveLength(62);
    await signIn(site.call, email);
  });
});

it('works behind the real server: the peer’s address counts, a huge body ends in 413, announced or not', async () => {
  const server = serve({ fetch: site.app.fetch, port: 0, hostname: '127.0.0.1' });
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const headers = { 'content-type': 'application/json', origin: 'http://127.0.0.1:3000' };
    const url = `http://127.0.0.1:${port}/api/identity/sign-in`;
    const post = (body: unknown) => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect((await post({ email, password: 'x'.repeat(3_000_000) })).status).toBe(413);
    const inChunks = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers }, (answer) => resolve(answer.statusCode));
      call.on('error', reject);
      call.write('x'.repeat(40_000));
      call.end('x'.repeat(40_000));
    });
    expect(inChunks).toBe(413);
    // A refused body was no try.
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await post({ email: `a${index}@exemple.fr`, password: 'faux' })).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});
