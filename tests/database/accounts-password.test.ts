import { beforeEach, describe, expect, it } from 'vitest';
import { accessKinds } from '#contract/open-access.ts';
import { sessions } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';
import { openAllAccess } from '../support/open-all-access.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const newPassword = 'tambour safran écluse 31';
let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
});

const post = (path: string, body: unknown, withCookie?: string) =>
  site.call('POST', path, { body, cookie: withCookie });
const checkSession = (withCookie: string) =>
  site.call('GET', '/api/auth/check-session', { cookie: withCookie }).then((answer) => answer.status);

async function resetToken(): Promise<string> {
  await post('/api/identity/request-reset', { email });
  return site.tokenTo(email, 'password-reset');
}

describe('password reset', () => {
  it('sets the password once by the mailed link, ends every session and tells the person', async () => {
    const other = await signIn(site.call, email);
    const token = await resetToken();
    expect(await site.mailTo(email, 'password-reset')).toMatchObject({
      data: { url: `http://127.0.0.1:3000/reinitialisation?token=${token}` },
    });
    const reset = await post('/api/identity/reset-password', { token, password: newPassword });
    expect([reset.status, await reset.json()]).toEqual([200, { status: 'password-reset' }]);
    expect([await checkSession(cookie), await checkSession(other)]).toEqual([401, 401]);
    expect((await post('/api/identity/sign-in', { email, password: goodPassword })).status).toBe(401);
    await signIn(site.call, email, newPassword);
    expect(await site.mailTo(email, 'password-changed')).toBeDefined();
    const again = await post('/api/identity/reset-password', { token, password: goodPassword });
    expect(await refusalOf(again)).toMatchObject({ status: 400, code: 'auth/expired-link' });
  });

  it('lets a link be used by one of two at the same moment', async () => {
    const token = await resetToken();
    const answers = await Promise.all(
      [newPassword, `${newPassword} bis`].map((password) =>
        post('/api/identity/reset-password', { token, password }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });

  it('keeps the link, and the sessions, when the new password is refused', async () => {
    const token = await resetToken();
    const weak = await post('/api/identity/reset-password', { token, password: 'claire exemple' });
    expect(await refusalOf(weak)).toMatchObject({
      status: 400,
      code: 'auth/weak-password',
      field: 'password',
    });
    expect(await checkSession(cookie)).toBe(200);
    expect((await post('/api/identity/reset-password', { token, password: newPassword })).status).toBe(200);
  });

  it('refuses a link older than an hour, an invented one, and one of another purpose', async () => {
    const token = await resetToken();
    await post('/api/identity/sign-up', { email: 'paul@exemple.fr', password: goodPassword });
    const verification = await site.tokenTo('paul@exemple.fr', 'email-verification');
    site.clock.forward(3_601_000);
    for (const bad of [token, 'invente', verification]) {
      const answer = await post('/api/identity/reset-password', { token: bad, password: newPassword });
      expect(await refusalOf(answer)).toMatchObject({ code: 'auth/expired-link' });
    }
  });

  it('voids the other links when the password changes', async () => {
    const first = await resetToken();
    const second = await resetToken();
    await post('/api/identity/reset-password', { token: second, password: newPassword });
    const stale = await post('/api/identity/reset-password', { token: first, password: goodPassword });
    expect(stale.status).toBe(400);
  });

  it('answers an unknown address like a known one, as slowly, and mails nothing', async () => {
    const timed = async (address: string) => {
      const startedMs = performance.now();
      const answer = await post('/api/identity/request-reset', { email: address });
      return { shape: [answer.status, await answer.text()], ms: performance.now() - startedMs };
    };
    const [known, unknown] = [await timed(email), await timed('personne@exemple.fr')];
    expect(unknown.shape).toEqual(known.shape);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(390);
    expect(await site.mailTo('personne@exemple.fr')).toBeUndefined();
  });
});

describe('password change', () => {
  const change = (body: unknown) => post('/api/account/password', body, cookie);

  it('asks for the current password', async () => {
    const refused = await change({ currentPassword: 'pas le bon du tout', newPassword });
    expect(await refusalOf(refused)).toMatchObject({
      status: 403,
      code: 'auth/wrong-password',
      field: 'currentPassword',
      message: 'Le mot de passe actuel est incorrect.',
    });
    expect(await checkSession(cookie)).toBe(200);
  });

  it('ends every session, gives this browser a new one, voids idTokens and tells the person', async () => {
    const other = await signIn(site.call, email);
    const typed = await post('/api/identity/sign-in', { email, password: goodPassword });
    const { idToken } = (await typed.json()) as { idToken: string };
    const done = await change({ currentPassword: goodPassword, newPassword });
    expect(done.status).toBe(204);
    const renewed = (done.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await checkSession(cookie), await checkSession(other), await checkSession(renewed)]).toEqual([
      401, 401, 200,
    ]);
    expect(await database.current().db.select().from(sessions)).toHaveLength(1);
    expect((await post('/api/auth/session', { idToken })).status).toBe(401);
    expect(await site.mailTo(email, 'password-changed')).toMatchObject({
      data: { resetUrl: 'http://127.0.0.1:3000/mot-de-passe-oublie' },
    });
  });

  it('refuses a guessable new password and changes nothing', async () => {
    const weak = await change({ currentPassword: goodPassword, newPassword: 'motdepasse1234' });
    expect(await refusalOf(weak)).toMatchObject({ code: 'auth/weak-password', field: 'newPassword' });
    expect(await checkSession(cookie)).toBe(200);
    await signIn(site.call, email);
  });

  it('limits the passwords a signed-in browser may try', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await change({ currentPassword: 'au hasard, toujours', newPassword })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });
});

describe('what whoever knew the former password may have opened', () => {
  const openedAt = new Date('2026-11-20T09:00:00Z');
  const kindsOpen = async (withCookie: string) => {
    const answer = await site.call('GET', '/api/account/access', { cookie: withCookie });
    return ((await answer.json()) as { items: { kind: string }[] }).items.map(({ kind }) => kind);
  };
  const ways = {
    change: async (closing?: readonly string[]) => {
      const body = { currentPassword: goodPassword, newPassword, ...(closing && { closing }) };
      expect((await post('/api/account/password', body, cookie)).status).toBe(204);
    },
    reset: async (closing?: readonly string[]) => {
      const body = { token: await resetToken(), password: newPassword, ...(closing && { closing }) };
      expect((await post('/api/identity/reset-password', body)).status).toBe(200);
    },
  };
  beforeEach(async () => {
    const uid = (await site.profileOf(email))?.uid ?? '';
    await openAllAccess(database.current().db, uid, openedAt);
  });

  it('is listed with its dates, without what is over and without the address of a webhook', async () => {
    const answer = await site.call('GET', '/api/account/access', { cookie });
    const createdAt = openedAt.toISOString();
    expect(await answer.json()).toEqual({
      items: [
        { kind: 'keys', name: 'Intégration', createdAt },
        { kind: 'webhooks', name: 'crochets.exemple.fr', createdAt },
        { kind: 'shares', name: 'www.exemple.fr (Mairie)', createdAt },
        { kind: 'recipients', name: 'dev@exemple.fr, www.exemple.fr', createdAt },
      ],
    });
    const paul = await site.signedIn('paul@exemple.fr');
    expect(await kindsOpen(paul)).toEqual([]);
  });

  it.each([
    ['change', undefined, ['webhooks', 'shares', 'recipients']],
    ['reset', undefined, ['webhooks', 'shares', 'recipients']],
    ['change', [], accessKinds],
    ['reset', [], accessKinds],
    ['change', accessKinds, []],
    ['reset', accessKinds, []],
    ['reset', ['shares', 'shares'], ['keys', 'webhooks', 'recipients']],
  ] as const)('is closed as chosen, keys unless told otherwise: %s %j', async (way, closing, left) => {
    await ways[way](closing);
    expect(await kindsOpen(await signIn(site.call, email, newPassword))).toEqual(left);
    const { data } = (await site.mailTo(email, 'password-changed')) as {
      data: { open: { kind: string }[]; openCount: number; closed: object[]; accessUrl: string };
    };
    expect(data.open.map(({ kind }) => kind)).toEqual(left);
    expect(data).toMatchObject({
      openCount: left.length,
      closed:
        (closing ?? ['keys']).length === 0
          ? []
          : expect.arrayContaining([{ kind: expect.any(String), count: 1 }]),
      accessUrl: 'http://127.0.0.1:3000/dashboard?tab=settings#acces',
    });
  });

  it('is closed from the profile too, of one account alone', async () => {
    const paul = await site.signedIn('paul@exemple.fr');
    await openAllAccess(
      database.current().db,
      (await site.profileOf('paul@exemple.fr'))?.uid ?? '',
      openedAt,
    );
    const kinds = { kinds: accessKinds };
    expect((await post('/api/account/access/close', kinds, paul)).status).toBe(204);
    expect([await kindsOpen(paul), await kindsOpen(cookie)]).toEqual([[], accessKinds]);
    expect((await post('/api/account/access/close', kinds)).status).toBe(401);
    expect((await post('/api/account/access/close', { kinds: ['sessions'] }, cookie)).status).toBe(400);
  });
});
