import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { Identity, IdentityClaims } from '#platform/identity.ts';
import { systemIds } from '#platform/ids.ts';
import { startSession } from '#service/accounts/start-session.ts';
import { sessions, users } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

/** A provider whose tokens say what the test wants: what any adapter could hand us. */
function startWith(verifyIdToken: Identity['verifyIdToken']) {
  const identity: Identity = {
    ...site.deps.identity,
    kind: 'firebase',
    verifyIdToken,
  };
  const request = { idToken: 'jeton', userAgent: '', cookieHeader: null };
  return startSession({ ...site.deps, identity }, request);
}

const claims = (change: Partial<IdentityClaims> = {}): IdentityClaims => ({
  tokenId: systemIds.uuid(),
  uid: 'u1',
  email,
  emailVerified: true,
  displayName: '',
  authenticatedAt: site.clock.now(),
  stamp: '',
  ...change,
});

describe('whatever the provider', () => {
  it.each([
    ['an address not verified', { emailVerified: false }, 'auth/email-not-verified'],
    [
      'a password typed six minutes ago',
      { authenticatedAt: new Date(Date.now() - 360_000) },
      'auth/invalid-token',
    ],
    [
      'a password typed in the future',
      { authenticatedAt: new Date(Date.now() + 120_000) },
      'auth/invalid-token',
    ],
  ])('opens no session and creates no profile for %s', async (_name, change, code) => {
    await expect(startWith(async () => claims(change))).rejects.toMatchObject({ code });
    expect(await database.current().db.select().from(users)).toEqual([]);
  });

  it('leaves no session when the password changes while the session is being opened', async () => {
    let looks = 0;
    const verify = async () => {
      looks += 1;
      if (looks === 2) throw new AppError('auth/invalid-token');
      return claims();
    };
    await expect(startWith(verify)).rejects.toMatchObject({ code: 'auth/invalid-token' });
    expect(await database.current().db.select().from(sessions)).toEqual([]);
  });

  it('opens one otherwise', async () => {
    const started = await startWith(async () => claims());
    expect('session' in started && started.session.viewer).toMatchObject({
      uid: 'u1',
      email,
      plan: 'free',
      admin: false,
    });
  });
});

describe('at the same moment', () => {
  it('registrations of one address make one account, and all look the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        site.call('POST', '/api/identity/sign-up', {
          body: { email, password: index === 0 ? goodPassword : `${goodPassword} ${index}` },
          peer: `203.0.113.${index}`,
        }),
      ),
    );
    const seen = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(seen)).toEqual(new Set(['202 {"status":"mail-sent"}']));
    const { pool } = database.current();
    expect((await pool.query('select 1 from identity_user')).rowCount).toBe(1);
    expect((await pool.query('select 1 from users')).rowCount).toBe(1);
  });

  it('first logins make one profile document and each its session', async () => {
    await site.signedIn(email);
    await database.current().db.delete(users);
    const cookies = await Promise.all(Array.from({ length: 5 }, () => signIn(site.call, email)));
    expect(new Set(cookies).size).toBe(5);
    expect(await database.current().db.select().from(users)).toHaveLength(1);
    expect(await database.current().db.select().from(sessions)).toHaveLength(5);
  });

  it('a password change and a login never leave a session of the former password', async () => {
    const cookie = await site.signedIn(email);
    const body = { currentPassword: goodPassword, newPassword: 'tambour safran écluse 31' };
    const logins = Array.from({ length: 8 }, () => signIn(site.call, email).catch(() => ''));
    const change = site.call('POST', '/api/account/password', { cookie, body });
    const renewed = ((await change).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const opened = (await Promise.all(logins)).filter((one) => one !== '');
    const alive = await Promise.all(
      opened.map(async (one) => (await site.call('GET', '/api/auth/check-session', { cookie: one })).status),
    );
    expect(alive.filter((status) => status === 200)).toEqual([]);
    expect((await site.call('GET', '/api/auth/check-session', { cookie: renewed })).status).toBe(200);
  });
});
