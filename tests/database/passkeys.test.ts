import { beforeEach, describe, expect, it } from 'vitest';
import { secondFactors } from '#store/schema-factors.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { type Browser, callIn, jar, typePassword } from '../support/second-factor.ts';
import { softPasskey, type Twist } from '../support/soft-passkey.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const origin = 'http://localhost:3000';
let site: TestSite;
let home: Browser;
let device: ReturnType<typeof softPasskey>;

beforeEach(async () => {
  site = createTestSite(database.current(), { env: { CONSTAT_URL: origin } });
  home = jar(await site.signedIn(email));
  device = softPasskey({ origin, domain: 'localhost' });
});

async function ask(browser: Browser, path: string) {
  const answer = await callIn(site, browser, 'POST', `${path}/options`);
  if (answer.status !== 200) throw new Error(await answer.text());
  const { options } = (await answer.json()) as { options: Record<string, unknown> & { challenge: string } };
  return options;
}
const own = '/api/account/factors/passkeys';
const signInPath = '/api/auth/passkey';

async function register(browser = home, by = device, twist: Twist = {}) {
  const { challenge } = await ask(browser, own);
  return callIn(site, browser, 'POST', own, { name: 'Clé', response: by.register(challenge, twist) });
}
async function enter(browser: Browser, twist: Twist = {}) {
  const { challenge } = await ask(browser, signInPath);
  return callIn(site, browser, 'POST', signInPath, { response: device.sign(challenge, twist) });
}
const isSignedIn = async (browser: Browser) =>
  (await callIn(site, browser, 'GET', '/api/auth/check-session')).status === 200;

describe('a passkey', () => {
  it('is made for this site, unlocked by its person, with two algorithms that Node verifies', async () => {
    expect(await ask(home, own)).toMatchObject({
      rp: { id: 'localhost', name: 'Constat' },
      user: { name: email },
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const answer = await register();
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await ask(home, own)).toMatchObject({ excludeCredentials: [{ transports: ['internal'] }] });
  });

  it('signs in without a password and without an address', async () => {
    await register();
    const browser = jar();
    expect(await ask(browser, signInPath)).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await enter(browser);
    expect(await answer.json()).toMatchObject({ user: { email } });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('passes the second step of its own account, and is asked for among that account’s', async () => {
    await register();
    const browser = jar();
    const asked = await typePassword(site, browser, email);
    expect(await asked.json()).toMatchObject({ secondStep: { kinds: ['passkey', 'recovery'] } });
    expect((await ask(browser, signInPath)).allowCredentials).toHaveLength(1);
    expect((await enter(browser)).status).toBe(200);
    expect(browser.cookie).not.toContain('step');
  });

  it('of somebody else does not pass it', async () => {
    await register();
    const other = jar(await site.signedIn('autre@exemple.fr'));
    await register(other, softPasskey({ origin, domain: 'localhost' }));
    const browser = jar();
    await typePassword(site, browser, 'autre@exemple.fr');
    expect(await refusalOf(await enter(browser))).toMatchObject({
      status: 403,
      code: 'factor/passkey-refused',
    });
  });

  it.each<[string, Twist]>([
    ['another origin', { origin: 'https://localhost.exemple.fr' }],
    ['another domain', { domain: 'exemple.fr' }],
    ['nobody unlocked it', { unverified: true }],
  ])('is refused when %s, at its registration and at a sign-in', async (_what, twist) => {
    expect(await refusalOf(await register(home, device, twist))).toMatchObject({
      code: 'factor/passkey-refused',
    });
    await register();
    const browser = jar();
    expect(await refusalOf(await enter(browser, twist))).toMatchObject({ code: 'factor/passkey-refused' });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is refused when its counter does not move on: it was copied', async () => {
    await register();
    expect((await enter(jar(), { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(await refusalOf(await enter(jar(), { counter }))).toMatchObject({
        code: 'factor/passkey-refused',
      });
    expect((await enter(jar(), { counter: 8 })).status).toBe(200);
  });

  it('that never counts is taken each time', async () => {
    await register();
    for (let times = 0; times < 2; times += 1) expect((await enter(jar(), { counter: 0 })).status).toBe(200);
  });

  it('answers a question once: the same answer again opens nothing, nor does one to another question', async () => {
    await register();
    const browser = jar();
    const { challenge } = await ask(browser, signInPath);
    const before = browser.cookie;
    const response = device.sign(challenge);
    expect((await site.call('POST', signInPath, { cookie: before, body: { response } })).status).toBe(200);
    const again = await site.call('POST', signInPath, { cookie: before, body: { response } });
    expect(await refusalOf(again)).toMatchObject({ code: 'factor/challenge-over' });
    const other = jar();
    await ask(other, signInPath);
    const replayed = await callIn(site, other, 'POST', signInPath, { response });
    expect(await refusalOf(replayed)).toMatchObject({ code: 'factor/passkey-refused' });
  });

  it('answers within five minutes, in the browser that was asked', async () => {
    await register();
    const browser = jar();
    const { challenge } = await ask(browser, signInPath);
    const response = device.sign(challenge);
    const elsewhere = await site.call('POST', signInPath, { body: { response } });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'factor/challenge-over' });
    site.clock.forward(5 * 60_000 + 1);
    const late = await callIn(site, browser, 'POST', signInPath, { response });
    expect(await refusalOf(late)).toMatchObject({ code: 'factor/challenge-over' });
  });

  it('is of one account: the same one again is refused, for its own and for another', async () => {
    await register();
    expect(await refusalOf(await register())).toMatchObject({ status: 409, code: 'factor/passkey-known' });
    const other = jar(await site.signedIn('autre@exemple.fr'));
    expect(await refusalOf(await register(other))).toMatchObject({ code: 'factor/passkey-known' });
  });

  it('made for one account is not added to another', async () => {
    const { challenge } = await ask(home, own);
    const other = jar(`${home.cookie.split('; ').find((one) => one.includes('passkey')) ?? ''}`);
    const session = await site.signedIn('autre@exemple.fr');
    const body = { name: 'Clé', response: device.register(challenge) };
    const answer = await site.call('POST', own, { cookie: `${other.cookie}; ${session}`, body });
    expect(await refusalOf(answer)).toMatchObject({ code: 'factor/challenge-over' });
    expect(await database.current().db.select().from(secondFactors)).toEqual([]);
  });

  it('confirms who sits there, for ten minutes', async () => {
    await register();
    site.clock.forward(10 * 60_000 + 1);
    expect(await refusalOf(await callIn(site, home, 'POST', `${own}/options`))).toMatchObject({
      code: 'factor/confirm-needed',
    });
    const { challenge } = await ask(home, '/api/account/confirm/passkey');
    const body = { response: device.sign(challenge) };
    expect((await callIn(site, home, 'POST', '/api/account/confirm/passkey', body)).status).toBe(204);
    expect((await ask(home, own)).challenge).not.toBe('');
  });

  it.each([
    {},
    { id: 'x' },
    { id: 'x', response: { clientDataJSON: '!', authenticatorData: '', signature: '' } },
  ])('is refused, not failed, for what is no answer of a browser: %j', async (response) => {
    await register();
    const browser = jar();
    await ask(browser, signInPath);
    const answer = await callIn(site, browser, 'POST', signInPath, { response });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('opens nothing of a suspended account', async () => {
    await register();
    await database.current().pool.query('update users set suspended_at = now()');
    expect(await refusalOf(await enter(jar()))).toMatchObject({ code: 'auth/suspended' });
  });
});

it('has no passkeys where it is reached by a number', async () => {
  const local = createTestSite(database.current());
  const cookie = await local.signedIn('nombre@exemple.fr');
  for (const path of [own, signInPath])
    expect(await refusalOf(await local.call('POST', `${path}/options`, { cookie }))).toMatchObject({
      status: 409,
      code: 'factor/no-domain',
    });
});
