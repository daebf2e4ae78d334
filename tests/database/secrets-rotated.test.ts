import { decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { rotateIdentitySecret } from '#platform/identity/rotate-secret.ts';
import { settleRotation } from '#service/admin/rotate-secrets.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, idTokenOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
});

const rotate = (signOutEverybody = false) =>
  rotateIdentitySecret({
    pool: database.current().pool,
    dataFolder: site.deps.config.dataFolder,
  }).then(() => settleRotation(site.deps, { signOutEverybody }));
const isSignedIn = async () => (await site.call('GET', '/api/plan', { cookie })).status === 200;
const exchange = async (idToken: string) =>
  (await site.call('POST', '/api/auth/session', { body: { idToken } })).status;
const keyOf = (idToken: string) => decodeProtectedHeader(idToken).kid;

describe('secrets rotated while the product runs', () => {
  it('sign with the new one at once, let the old one verify, and end no session', async () => {
    const before = await idTokenOf(site.call, email);
    await rotate();
    const after = await idTokenOf(site.call, email);
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect(await exchange(before)).toBe(200);
    expect(await exchange(after)).toBe(200);
    expect(await isSignedIn()).toBe(true);
  });

  it('no longer believe the old key once what it signed has ended', async () => {
    const before = await idTokenOf(site.call, email);
    await rotate();
    await database
      .current()
      .pool.query(`update identity_jwks set "expiresAt" = now() - interval '7 minutes'`);
    // Keys are kept in memory for a minute.
    site.clock.forward(61_000);
    expect(await exchange(before)).toBe(401);
    expect(await exchange(await idTokenOf(site.call, email))).toBe(200);
  });

  it('may be rotated again and again, also by a process that starts afterwards', async () => {
    await rotate();
    await idTokenOf(site.call, email);
    await rotate();
    await rotate();
    const restarted = createTestSite(database.current(), {
      env: { CONSTAT_DATA: site.deps.config.dataFolder },
    });
    expect(await signIn(restarted.call, email)).toContain('session=');
    expect(await signIn(site.call, email)).toContain('session=');
  });

  it('sign everybody out only where that is asked, and is written down', async () => {
    expect(await rotate(true)).toBe(1);
    expect(await isSignedIn()).toBe(false);
    const { rows } = await database
      .current()
      .pool.query('select act, admin_uid from admin_acts order by act');
    expect(rows).toEqual([
      { act: 'everybody-signed-out', admin_uid: null },
      { act: 'secrets-rotated', admin_uid: null },
    ]);
  });
});
