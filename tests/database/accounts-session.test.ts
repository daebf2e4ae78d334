import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '#store/schema.ts';
import { knownBrowsers } from '#store/schema-authentication.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import {
  createTestSite,
  goodPassword,
  idTokenOf,
  refusalOf,
  signIn,
  type TestSite,
} from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

const post = (path: string, body: unknown) => site.call('POST', path, { body });

describe('session', () => {
  it('sets an opaque cookie of 256 bits, keeps only its hash, and is readable by no script', async () => {
    site = createTestSite(database.current(), { env: { CONSTAT_URL: 'https://constat.exemple' } });
    await site.signedIn(email);
    const session = await post('/api/auth/session', { idToken: await idTokenOf(site.call, email) });
    const [cookie = '', browser = ''] = session.headers.getSetCookie();
    const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=';
    expect(cookie).toMatch(new RegExp(`^__Host-session=[\\w-]{43}; ${attributes}1209600$`));
    expect(browser).toMatch(new RegExp(`^__Host-browser=[\\w-]{43}; ${attributes}15552000$`));
    const { db } = database.current();
    const rows = [await db.select().from(sessions), await db.select().from(knownBrowsers)].flat();
    for (const given of [cookie, browser]) {
      const token = given.slice(given.indexOf('=') + 1, given.indexOf(';'));
      const hash = createHash('sha256').update(token).digest();
      expect(rows.some((row) => row.tokenHash.equals(hash))).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('opens over plain http on this machine in every browser: its cookies ask for no secure context', async () => {
    await site.signedIn(email);
    const session = await post('/api/auth/session', { idToken: await idTokenOf(site.call, email) });
    const cookies = session.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['constat-session', 'constat-browser']);
    expect(cookies.join()).not.toContain('Secure');
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(200);
  });

  it('answers check-session with the person, 401 without, and ends at logout', async () => {
    const cookie = await site.signedIn(email);
    const check = () => site.call('GET', '/api/auth/check-session', { cookie });
    expect(await (await check()).json()).toMatchObject({
      user: { email, plan: 'free', admin: false, emailVerified: true, settings: { theme: 'light' } },
    });
    expect((await site.call('GET', '/api/auth/check-session')).status).toBe(401);
    const logout = await site.call('DELETE', '/api/auth/session', { cookie });
    expect(logout.status).toBe(204);
    expect(logout.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await check()).status).toBe(401);
  });

  it('replaces the former session of the same browser', async () => {
    const cookie = await site.signedIn(email);
    await site.call('POST', '/api/auth/session', {
      cookie,
      body: { idToken: await idTokenOf(site.call, email) },
    });
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(401);
  });

  it('expires after fourteen days', async () => {
    const cookie = await site.signedIn(email);
    const check = () => site.call('GET', '/api/auth/check-session', { cookie });
    site.clock.forward(13.9 * 86_400_000);
    expect((await check()).status).toBe(200);
    site.clock.forward(0.2 * 86_400_000);
    expect((await check()).status).toBe(401);
  });

  it('writes last-seen at most once a minute', async () => {
    const cookie = await site.signedIn(email);
    const seen = async () => (await database.current().db.select().from(sessions))[0]?.lastSeenAt.getTime();
    const first = await seen();
    await site.call('GET', '/api/auth/check-session', { cookie });
    expect(await seen()).toBe(first);
    site.clock.forward(61_000);
    await site.call('GET', '/api/auth/check-session', { cookie });
    expect(await seen()).toBeGreaterThan(first ?? 0);
  });

  it('refuses a suspended person, with the session they have and with a new one', async () => {
    const cookie = await site.signedIn(email);
    await database.current().db.update(users).set({ suspendedAt: new Date() });
    expect((await site.call('GET', '/api/auth/check-session', { cookie })).status).toBe(401);
    const again = await post('/api/auth/session', { idToken: await idTokenOf(site.call, email) });
    expect(await refusalOf(again)).toMatchObject({ status: 403, code: 'auth/suspended' });
  });

  it('creates a missing profile document at sign-in', async () => {
    await site.signedIn(email);
    await database.current().db.delete(users);
    await signIn(site.call, email);
    expect(await site.profileOf(email)).toMatchObject({ plan: 'free', emailVerified: true });
  });

  it('makes the addresses of the configuration administrators, once verified, and nobody else', async () => {
    site = createTestSite(database.current(), { env: { CONSTAT_ADMINS: 'Chef@Exemple.fr' } });
    await post('/api/identity/sign-up', { email: 'chef@exemple.fr', password: goodPassword });
    expect(await site.profileOf('chef@exemple.fr')).toMatchObject({ admin: false });
    await site.signedIn('autre@exemple.fr');
    const token = await site.tokenTo('chef@exemple.fr', 'email-verification');
    await post('/api/identity/verify', { token, password: goodPassword });
    await signIn(site.call, 'chef@exemple.fr');
    expect(await site.profileOf('chef@exemple.fr')).toMatchObject({ admin: true });
    expect(await site.profileOf('autre@exemple.fr')).toMatchObject({ admin: false });
    await signIn(site.call, 'chef@exemple.fr');
    const { rows } = await database
      .current()
      .pool.query('select act, admin_uid as by, target_uid as uid, detail from admin_acts');
    const { uid } = (await site.profileOf('chef@exemple.fr')) ?? {};
    expect(rows).toEqual([{ act: 'admin-granted', by: null, uid, detail: { by: 'CONSTAT_ADMINS' } }]);
  });
});
