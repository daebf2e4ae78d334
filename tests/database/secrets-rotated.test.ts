import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createIdTokens } from '#platform/identity/id-token.ts';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
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

const rotate = (signOutEverybody = false) => {
  rotateIdentitySecret(site.deps.config.dataFolder, site.clock.now());
  return settleRotation(site.deps, { signOutEverybody });
};
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

  it('no longer believe the old one once what it signed has ended, though it stands in the file', async () => {
    const { dataFolder, publicUrl } = site.deps.config;
    const before = createIdTokens({ dataFolder, publicUrl }, site.clock);
    const payload = await before.read(await idTokenOf(site.call, email));
    const copy = mkdtempSync(join(tmpdir(), 'constat-secret-'));
    copyFileSync(join(dataFolder, 'identity-secret'), join(copy, 'identity-secret'));
    await rotate();
    // Whoever has the former secret signs with a time of their choice.
    const stolen = createIdTokens({ dataFolder: copy, publicUrl }, site.clock);
    const forge = async () =>
      exchange(await stolen.sign({ ...payload, tokenId: site.deps.ids.uuid(), email }));
    expect(await forge()).toBe(200);
    site.clock.forward(361_000);
    expect(await forge()).toBe(401);
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
