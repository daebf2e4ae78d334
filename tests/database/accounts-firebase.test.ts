import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recheckSessions } from '#service/accounts/recheck-sessions.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { type Fault, type GoogleDouble, startGoogleDouble } from '../support/google-double.ts';
import { createTestSite, goodPassword, idTokenOf, refusalOf, type TestSite } from '../support/http.ts';
import { firebaseOver } from '../support/identity-providers.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const other = 'cerise tambour 4 réglisse';
const faults: readonly Fault[] = [
  'dropped',
  'html',
  'garbage',
  'empty',
  { status: 503, message: 'UNAVAILABLE' },
];
let double: GoogleDouble;
let site: TestSite;
let cookie: string;

beforeEach(async () => {
  double = await startGoogleDouble(() => site.clock.now().getTime());
  site = createTestSite(database.current(), { identity: firebaseOver(double.settings, 4_000) });
  cookie = await site.signedIn(email);
});
afterEach(() => double.close());

const isOpen = async (of = cookie) =>
  (await site.call('GET', '/api/auth/check-session', { cookie: of })).status === 200;
const userOf = () => {
  const user = double.byEmail(email);
  if (!user) throw new Error('no account');
  return user;
};
const type = (password: string) => site.call('POST', '/api/identity/sign-in', { body: { email, password } });
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('a provider that does not answer', () => {
  it.each(faults)('is told at the sign-in, and open sessions go on: %s', async (fault) => {
    const idToken = await idTokenOf(site.call, email);
    double.fail(fault);
    expect(await refusalOf(await type(goodPassword))).toMatchObject({
      status: 503,
      code: 'auth/network-request-failed',
      message:
        'Le service de connexion ne répond pas. Vérifiez votre réseau et réessayez dans quelques minutes.',
    });
    const exchanged = await site.call('POST', '/api/auth/session', { body: { idToken } });
    expect(await refusalOf(exchanged)).toMatchObject({ code: 'auth/network-request-failed' });
    expect(await recheckSessions(site.deps)).toBe(0);
    expect(await isOpen()).toBe(true);
    double.fail(null);
    expect((await type(goodPassword)).status).toBe(200);
  });

  it('is no wrong password: nobody is kept out for having tried', async () => {
    double.fail('dropped');
    for (let time = 0; time < 12; time += 1) expect((await type(goodPassword)).status).toBe(503);
    double.fail(null);
    expect((await type(goodPassword)).status).toBe(200);
  });

  it('uses no reset link up', async () => {
    await site.call('POST', '/api/identity/request-reset', { body: { email } });
    const body = { token: await site.tokenTo(email, 'password-reset'), password: other };
    const reset = () => site.call('POST', '/api/identity/reset-password', { body });
    double.fail('dropped', ':update');
    expect(await refusalOf(await reset())).toMatchObject({ code: 'auth/network-request-failed' });
    double.fail(null);
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    expect((await type(other)).status).toBe(200);
  });
});

describe('what happens at the provider', () => {
  it.each<[string, () => void]>([
    ['a new password', () => double.changePassword(userOf(), other)],
    ['tokens revoked', () => Object.assign(userOf(), { validSince: '9999999999' })],
    ['an account disabled', () => Object.assign(userOf(), { disabled: true })],
    ['an account deleted', () => double.users.delete(userOf().localId)],
  ])('ends its sessions and refuses its idTokens: %s', async (_name, act) => {
    expect(await recheckSessions(site.deps)).toBe(0);
    expect(await isOpen()).toBe(true);
    site.clock.forward(2_000);
    const idToken = await idTokenOf(site.call, email);
    site.clock.forward(2_000);
    act();
    const exchanged = await site.call('POST', '/api/auth/session', { body: { idToken } });
    expect((await refusalOf(exchanged)).code).toMatch(/^auth\/(?:invalid-token|suspended)$/);
    expect(await recheckSessions(site.deps)).toBe(1);
    expect(await isOpen()).toBe(false);
  });

  it('leaves the session that changed its own password, and the one that changed its address', async () => {
    site.clock.forward(2_000);
    const changed = await site.call('POST', '/api/account/password', {
      body: { currentPassword: goodPassword, newPassword: other },
      cookie,
    });
    const renewed = cookieOf(changed);
    expect(await recheckSessions(site.deps)).toBe(0);
    await site.call('POST', '/api/account/email', {
      body: { email: 'claire@nouvelle.fr', password: other },
      cookie: renewed,
    });
    const token = await site.tokenTo('claire@nouvelle.fr', 'email-change');
    const confirmed = await site.call('POST', '/api/identity/confirm-email', {
      body: { token },
      cookie: renewed,
    });
    expect(confirmed.status).toBe(200);
    expect(await recheckSessions(site.deps)).toBe(0);
    expect(await isOpen(renewed)).toBe(true);
  });

  it('is learnt by a session that could not be marked when it began', async () => {
    await database.current().pool.query(`update sessions set identity_stamp = ''`);
    expect(await recheckSessions(site.deps)).toBe(0);
    site.clock.forward(2_000);
    double.changePassword(userOf(), other);
    expect(await recheckSessions(site.deps)).toBe(1);
  });

  it('costs one question for a hundred people, and none for sessions that nobody uses', async () => {
    double.calls.length = 0;
    await recheckSessions(site.deps);
    expect(double.calls).toHaveLength(1);
    site.clock.forward(3_600_000);
    await recheckSessions(site.deps);
    expect(double.calls).toHaveLength(1);
  });
});

it('takes an account that waits at the provider with everything the embedded one may still have', async () => {
  const uid = userOf().localId;
  const { pool } = database.current();
  await pool.query(
    `insert into identity_user (id, name, email, "emailVerified") values ($1, 'Claire', $2, true)`,
    [uid, email],
  );
  const deleted = await site.call('DELETE', '/api/account', { body: { password: goodPassword }, cookie });
  expect(deleted.status).toBe(204);
  expect(double.users.size).toBe(0);
  expect((await pool.query('select 1 from identity_user')).rowCount).toBe(0);
});
