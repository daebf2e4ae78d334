import { statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '#platform/identity/id-token.ts';
import { readIdentitySecrets } from '#platform/identity/secret.ts';
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

/** The last character of 32 bytes in base64url has two bits that say nothing. */
function otherSignature(idToken: string): string {
  const last = idToken.at(-1) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return `${idToken.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1]}`;
}

const post = (path: string, body: unknown) => site.call('POST', path, { body });

describe('idToken', () => {
  beforeEach(async () => {
    await site.signedIn(email);
  });

  const refused = async (idToken: string) => {
    const answer = await post('/api/auth/session', { idToken });
    expect(answer.headers.get('set-cookie')).toBeNull();
    return refusalOf(answer);
  };

  it('is HS256, short-lived, for this product only', async () => {
    const idToken = await idTokenOf(site.call, email);
    const claims = decodeJwt(idToken);
    expect(decodeProtectedHeader(idToken).alg).toBe('HS256');
    expect(claims).toMatchObject({ iss: 'http://127.0.0.1:3000', aud: 'constat', email_verified: true });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
  });

  it('is refused when tampered with, unsigned, or signed by another', async () => {
    const idToken = await idTokenOf(site.call, email);
    const [header, payload, signature] = idToken.split('.');
    const other = createTestSite(database.current()); // Another secret.
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), sub: 'x' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const bad of [`${header}.${forged}.${signature}`, `${none}.${payload}.`, 'abc', `${idToken}x`]) {
      expect(await refused(bad)).toMatchObject({ status: 401, code: 'auth/invalid-token' });
    }
    expect(await refused(await idTokenOf(other.call, email))).toMatchObject({ code: 'auth/invalid-token' });
  });

  it.each([
    ['another issuer', { iss: 'https://autre.exemple' }],
    ['another audience', { aud: 'autre' }],
    ['no expiry left', { exp: Math.floor(Date.now() / 1000) - 10 }],
    ['no time of the password', { auth_time: undefined }],
    ['no subject', { sub: undefined }],
    ['another account', { sub: '00000000-0000-4000-8000-000000000000' }],
  ])('is refused with %s, even signed by our own key', async (_name, change) => {
    const { version, value } = readIdentitySecrets(site.deps.config.dataFolder).current;
    const sign = (payload: Record<string, unknown>) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: String(version) }).sign(keyOf(value));
    const claims = decodeJwt(await idTokenOf(site.call, email));
    expect((await post('/api/auth/session', { idToken: await sign(claims) })).status).toBe(200);
    expect(await refused(await sign({ ...claims, ...change }))).toMatchObject({ code: 'auth/invalid-token' });
  });

  it('is refused five minutes after the password was typed', async () => {
    const [first, second] = [await idTokenOf(site.call, email), await idTokenOf(site.call, email)];
    // Seconds pass by themselves on a busy machine.
    site.clock.forward(280_000);
    expect((await post('/api/auth/session', { idToken: first })).status).toBe(200);
    site.clock.forward(21_000);
    expect(await refused(second)).toMatchObject({ code: 'auth/invalid-token' });
  });

  it('opens one session, whoever brings it at once or again, to whichever process', async () => {
    const env = { CONSTAT_DATA: site.deps.config.dataFolder };
    const other = createTestSite(database.current(), { env });
    const idToken = await idTokenOf(site.call, email);
    const exchange = ({ call }: TestSite) => call('POST', '/api/auth/session', { body: { idToken } });
    const statuses = (await Promise.all([exchange(site), exchange(other)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect(await refused(idToken)).toMatchObject({ status: 401, code: 'auth/invalid-token' });
    expect((await exchange(other)).status).toBe(401);
  });

  it('is the same token in another writing of its signature', async () => {
    const idToken = await idTokenOf(site.call, email);
    expect((await post('/api/auth/session', { idToken })).status).toBe(200);
    expect(await refused(otherSignature(idToken))).toMatchObject({ code: 'auth/invalid-token' });
    const unused = await idTokenOf(site.call, email);
    expect((await post('/api/auth/session', { idToken: otherSignature(unused) })).status).toBe(200);
  });

  it('is refused once the password has changed or the account is gone', async () => {
    const idToken = await idTokenOf(site.call, email);
    const cookie = await signIn(site.call, email);
    const uid = (await site.profileOf(email))?.uid ?? '';
    await site.deps.identity.passwords.setPassword(uid, 'nouvelle phrase bien gardée 9');
    expect(await refused(idToken)).toMatchObject({ code: 'auth/invalid-token' });
    const renewed = await idTokenOf(site.call, email, 'nouvelle phrase bien gardée 9');
    expect(cookie).not.toBe('');
    await site.deps.identity.deleteAccount(uid);
    expect(await refused(renewed)).toMatchObject({ code: 'auth/invalid-token' });
  });
});

describe('the provider’s own things', () => {
  it('keep no secret readable: tokens and passwords hashed, secret file 0600', async () => {
    site = createTestSite(database.current(), { passwordPrice: 'full' });
    await site.signedIn(email);
    await post('/api/identity/request-reset', { email });
    const token = await site.tokenTo(email, 'password-reset');
    const { pool } = database.current();
    const dump: unknown[] = [];
    for (const table of ['identity_account', 'identity_user', 'mailed_tokens']) {
      dump.push((await pool.query(`select * from ${table}`)).rows);
    }
    const text = JSON.stringify(dump);
    expect(text).not.toContain(token);
    expect(text).not.toContain(goodPassword);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(statSync(join(site.deps.config.dataFolder, 'identity-secret')).mode & 0o777).toBe(0o600);
  });
});
