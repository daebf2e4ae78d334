import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emulatorState } from '../support/auth-emulator.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, idTokenOf, refusalOf, signIn, type TestSite } from '../support/http.ts';
import { providerCases } from '../support/identity-providers.ts';

const database = testDatabase();
const password = 'girafe violon 7 nénuphar';
const second = 'cerise tambour 4 réglisse';
const third = 'pivoine hamac 3 boussole';

if (emulatorState === 'absent')
  console.info(
    'Firebase is tried on a double alone: CONSTAT_TEST_EMULATOR=install installs Google’s own emulator (270 MB).',
  );

describe.each(providerCases)('an account of $name', ({ start }) => {
  let provider: Awaited<ReturnType<typeof start>>;
  let site: TestSite;
  beforeAll(async () => {
    provider = await start();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    site = createTestSite(database.current(), { identity: provider.identity });
  });

  const post = (path: string, body: unknown, cookie?: string) => site.call('POST', path, { body, cookie });
  const type = (email: string, typed: string) => post('/api/identity/sign-in', { email, password: typed });
  const stateOf = async (cookie: string) =>
    (await site.call('GET', '/api/auth/check-session', { cookie })).status;

  it('lives from its registration to its deletion', async () => {
    const email = 'claire@exemple.fr';
    expect((await post('/api/identity/sign-up', { email, password, displayName: 'Claire' })).status).toBe(
      202,
    );
    expect(await refusalOf(await type(email, password))).toMatchObject({
      code: 'auth/email-not-verified',
      message: 'Veuillez valider votre email avant de vous connecter.',
    });
    const token = await site.tokenTo(email, 'email-verification');
    expect(await refusalOf(await post('/api/identity/verify', { token }))).toMatchObject({
      code: 'auth/password-needed',
    });
    expect(await refusalOf(await post('/api/identity/verify', { token, password: second }))).toMatchObject({
      code: 'auth/wrong-sign-up-password',
    });
    expect((await post('/api/identity/verify', { token, password })).status).toBe(200);

    const cookie = await signIn(site.call, email);
    expect(await (await site.call('GET', '/api/auth/check-session', { cookie })).json()).toMatchObject({
      user: { email, displayName: 'Claire', plan: 'free' },
    });

    // Another password: what was open falls, the browser that asked goes on, the former password is no more.
    const change = { currentPassword: second, newPassword: second };
    const asked = (body: object) => post('/api/account/password', body, cookie);
    expect(await refusalOf(await asked(change))).toMatchObject({ code: 'auth/wrong-password' });
    const changed = await asked({ ...change, currentPassword: password });
    expect(changed.status).toBe(204);
    const renewed = (changed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await stateOf(cookie), await stateOf(renewed)]).toEqual([401, 200]);
    expect((await type(email, password)).status).toBe(401);

    // A reset by mail ends that session too; its link serves once.
    expect((await post('/api/identity/request-reset', { email })).status).toBe(202);
    const reset = { token: await site.tokenTo(email, 'password-reset'), password: third };
    expect((await post('/api/identity/reset-password', reset)).status).toBe(200);
    expect(await stateOf(renewed)).toBe(401);
    expect(await refusalOf(await post('/api/identity/reset-password', reset))).toMatchObject({
      code: 'auth/expired-link',
    });
    // Firebase tells a sign-in by its second: two of one second have one idToken, which opens one session.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const again = await signIn(site.call, email, third);

    // Another address, proved by its mailbox.
    const moved = 'claire@nouvelle.exemple.fr';
    expect((await post('/api/account/email', { email: moved, password: third }, again)).status).toBe(202);
    const confirmation = { token: await site.tokenTo(moved, 'email-change') };
    expect((await post('/api/identity/confirm-email', confirmation, again)).status).toBe(200);
    expect(await stateOf(again)).toBe(200);
    expect((await type(email, third)).status).toBe(401);

    const pending = await idTokenOf(site.call, moved, third);
    expect(
      await refusalOf(await site.call('DELETE', '/api/account', { body: { password }, cookie: again })),
    ).toMatchObject({ code: 'auth/wrong-password' });
    const deleted = await site.call('DELETE', '/api/account', { body: { password: third }, cookie: again });
    expect(deleted.status).toBe(204);
    expect(await stateOf(again)).toBe(401);
    expect(await refusalOf(await post('/api/auth/session', { idToken: pending }))).toMatchObject({
      code: 'auth/invalid-token',
    });
    expect((await type(moved, third)).status).toBe(401);
    expect(site.log.lines.join('\n')).not.toMatch(/girafe|cerise|pivoine|claire/);
  });

  it('answers the same to a wrong password and to an unknown address', async () => {
    await site.signedIn('paul@exemple.fr');
    const [wrong, unknown] = [await type('paul@exemple.fr', second), await type('nul@exemple.fr', second)];
    const answer = await refusalOf(wrong);
    expect(answer).toMatchObject({ status: 401, code: 'auth/invalid-credential' });
    expect(await refusalOf(unknown)).toEqual(answer);
  });

  it('says nothing of an address that has an account, and leaves it as it is', async () => {
    const email = 'zoe@exemple.fr';
    await site.signedIn(email);
    const known = await post('/api/identity/sign-up', { email, password: second });
    const fresh = await post('/api/identity/sign-up', { email: 'neuf@exemple.fr', password: second });
    expect([known.status, await known.json()]).toEqual([fresh.status, await fresh.json()]);
    expect((await type(email, second)).status).toBe(401);
    expect((await type(email, password)).status).toBe(200);
    expect((await post('/api/identity/request-reset', { email: 'inconnue@exemple.fr' })).status).toBe(202);
    expect(await site.mailTo('inconnue@exemple.fr')).toBeUndefined();
  });

  it('opens one session for one idToken, and none for a forged one', async () => {
    const email = 'ada@exemple.fr';
    await post('/api/identity/sign-up', { email, password });
    const token = await site.tokenTo(email, 'email-verification');
    await post('/api/identity/verify', { token, password });
    const idToken = await idTokenOf(site.call, email);
    const [header, , signature] = idToken.split('.');
    const forged = `${header}.${Buffer.from('{"sub":"x","auth_time":1}').toString('base64url')}.${signature}`;
    expect((await post('/api/auth/session', { idToken: forged })).status).toBe(401);
    expect((await post('/api/auth/session', { idToken })).status).toBe(200);
    expect((await post('/api/auth/session', { idToken })).status).toBe(401);
  });
});
