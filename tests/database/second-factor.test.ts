import { beforeEach, describe, expect, it } from 'vitest';
import { sweepSessions } from '#service/admin/sweep-sessions.ts';
import { factorChallenges, secondFactors } from '#store/schema-factors.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { addApp, appCode, type Browser, callIn, jar, typePassword } from '../support/second-factor.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
let site: TestSite;
/** Where the factors are managed. */
let home: Browser;

beforeEach(async () => {
  site = createTestSite(database.current());
  home = jar(await site.signedIn(email));
});

/** To a step whose codes were never typed. */
const later = () => site.clock.forward(60_000);
const code = (secret: string, away = 0) => appCode(secret, site.clock.now(), away);
const step = (browser: Browser, typed: string) =>
  callIn(site, browser, 'POST', '/api/auth/second-step', { code: typed });
const isSignedIn = async (browser: Browser) =>
  (await callIn(site, browser, 'GET', '/api/auth/check-session')).status === 200;
const listOf = async (browser: Browser) =>
  (await (await callIn(site, browser, 'GET', '/api/account/factors')).json()) as {
    factors: { id: string; name: string; readable: boolean }[];
    recoveryCodes: number;
    confirmed: boolean;
  };

describe('an authenticator application', () => {
  it('asks nothing of anybody until its first code has come', async () => {
    const started = await callIn(site, home, 'POST', '/api/account/factors/apps', { name: 'Téléphone' });
    const app = (await started.json()) as { id: string; secret: string; uri: string; picture: object };
    expect(app.uri).toContain(`secret=${app.secret}`);
    expect((await listOf(home)).factors).toEqual([]);
    const wrong = await callIn(site, home, 'POST', `/api/account/factors/apps/${app.id}`, { code: '000000' });
    expect(await refusalOf(wrong)).toMatchObject({ status: 403, code: 'factor/wrong-code', field: 'code' });
    const browser = jar();
    expect((await typePassword(site, browser, email)).status).toBe(200);
  });

  it('opens no session by the password alone once it is in use, and one with a code', async () => {
    const { secret } = await addApp(site, home);
    later();
    const browser = jar();
    const answer = await typePassword(site, browser, email);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ secondStep: { kinds: ['totp', 'recovery'] } });
    expect(await isSignedIn(browser)).toBe(false);
    const passed = await step(browser, code(secret));
    expect(passed.status).toBe(200);
    expect(await passed.json()).toMatchObject({ user: { email } });
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookie).not.toContain('step');
  });

  it('keeps its secret sealed: nothing readable is in the database or in the export', async () => {
    const { secret } = await addApp(site, home);
    const text = JSON.stringify(await database.current().db.select().from(secondFactors));
    expect(text).not.toContain(secret);
    expect((await callIn(site, home, 'GET', '/api/account/export')).status).toBe(200);
  });

  it('takes a code once, in whatever browser, and no earlier one after it', async () => {
    const { secret } = await addApp(site, home);
    later();
    const [one, other] = [jar(), jar()];
    await typePassword(site, one, email);
    await typePassword(site, other, email);
    const typed = code(secret);
    expect((await step(one, typed)).status).toBe(200);
    expect(await refusalOf(await step(other, typed))).toMatchObject({ code: 'factor/wrong-code' });
    expect(await refusalOf(await step(other, code(secret, -1)))).toMatchObject({ code: 'factor/wrong-code' });
    expect((await step(other, code(secret, 1))).status).toBe(200);
  });

  it('takes a code sent many times at once, once', async () => {
    const { secret } = await addApp(site, home);
    later();
    const browsers = [jar(), jar(), jar(), jar()];
    for (const browser of browsers) await typePassword(site, browser, email);
    const typed = code(secret);
    const answers = await Promise.all(browsers.map((browser) => step(browser, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
  });

  it('bears a clock of one step, not of two', async () => {
    const { secret } = await addApp(site, home);
    site.clock.forward(300_000);
    const browser = jar();
    await typePassword(site, browser, email);
    for (const away of [-2, 2]) expect((await step(browser, code(secret, away))).status).toBe(403);
    expect((await step(browser, code(secret, -1))).status).toBe(200);
  });

  it('of another account is not found', async () => {
    const { id } = await addApp(site, home);
    const other = jar(await site.signedIn('autre@exemple.fr'));
    const gone = await callIn(site, other, 'DELETE', `/api/account/factors/${id}`);
    expect(await refusalOf(gone)).toMatchObject({ status: 404 });
    expect((await listOf(home)).factors).toHaveLength(1);
  });
});

describe('the question of the second step', () => {
  it('dies at the fifth wrong code: then the right one opens nothing', async () => {
    const { secret } = await addApp(site, home);
    later();
    const browser = jar();
    await typePassword(site, browser, email);
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1)
      codes.push((await refusalOf(await step(browser, '000000'))).code);
    expect(codes).toEqual([...Array(4).fill('factor/wrong-code'), 'factor/step-over']);
    expect(await refusalOf(await step(browser, code(secret)))).toMatchObject({ code: 'factor/step-over' });
  });

  it('lives five minutes', async () => {
    const { secret } = await addApp(site, home);
    later();
    const browser = jar();
    await typePassword(site, browser, email);
    site.clock.forward(5 * 60_000 + 1);
    expect(await refusalOf(await step(browser, code(secret)))).toMatchObject({ code: 'factor/step-over' });
  });

  it('is of the browser that gave the password: no other one answers it', async () => {
    const { secret } = await addApp(site, home);
    later();
    await typePassword(site, jar(), email);
    expect(await refusalOf(await step(jar(), code(secret)))).toMatchObject({ code: 'factor/step-over' });
  });

  it('dies with the password that it was asked for', async () => {
    const { secret } = await addApp(site, home);
    later();
    const browser = jar();
    await typePassword(site, browser, email);
    await site.call('POST', '/api/identity/request-reset', { body: { email } });
    const token = await site.tokenTo(email, 'password-reset');
    const body = { token, password: 'otarie lampe 3 fougère' };
    expect((await site.call('POST', '/api/identity/reset-password', { body })).status).toBe(200);
    expect(await refusalOf(await step(browser, code(secret)))).toMatchObject({ code: 'factor/step-over' });
    // A mailbox alone opens no account either.
    expect((await typePassword(site, jar(), email, body.password)).status).toBe(202);
  });

  it('counts wrong codes for the account, over all the times its password is typed', async () => {
    const { secret, recoveryCodes } = await addApp(site, home);
    later();
    let last = { code: '', status: 0 };
    for (let times = 0; times < 3; times += 1) {
      const browser = jar();
      await typePassword(site, browser, email);
      for (let tries = 0; tries < 4; tries += 1) last = await refusalOf(await step(browser, '000000'));
    }
    expect(last).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    const browser = jar();
    await typePassword(site, browser, email);
    expect((await step(browser, code(secret))).status).toBe(429);
    // Who cannot be guessed does not wait.
    expect((await step(browser, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('is forgotten at night, and so is an application without its first code', async () => {
    const { id } = await addApp(site, home);
    await callIn(site, home, 'POST', '/api/account/factors/apps', { name: 'Sans premier code' });
    await typePassword(site, jar(), email);
    site.clock.forward(25 * 3_600_000);
    await sweepSessions(site.deps);
    const apps = await database.current().db.select().from(secondFactors);
    expect(apps.filter(({ kind }) => kind === 'totp').map((app) => app.id)).toEqual([id]);
    expect(await database.current().db.select().from(factorChallenges)).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('opens a session once, however it is spaced, and the person is told', async () => {
    const { recoveryCodes } = await addApp(site, home);
    expect(recoveryCodes).toHaveLength(10);
    const [one = ''] = recoveryCodes;
    const browser = jar();
    await typePassword(site, browser, email);
    expect((await step(browser, ` ${one.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect(await site.mailTo(email, 'second-factor-changed')).toMatchObject({
      data: { change: 'recovery-used' },
    });
    const again = jar();
    await typePassword(site, again, email);
    expect(await refusalOf(await step(again, one))).toMatchObject({ code: 'factor/wrong-code' });
    expect((await listOf(browser)).recoveryCodes).toBe(9);
  });

  it('of another account opens nothing', async () => {
    await addApp(site, home);
    const other = jar(await site.signedIn('autre@exemple.fr'));
    const { recoveryCodes } = await addApp(site, other);
    const browser = jar();
    await typePassword(site, browser, email);
    expect((await step(browser, recoveryCodes[0] ?? '')).status).toBe(403);
  });

  it('is void once new ones were asked for', async () => {
    const { recoveryCodes } = await addApp(site, home);
    const renewed = await callIn(site, home, 'POST', '/api/account/factors/recovery-codes');
    const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
    const browser = jar();
    await typePassword(site, browser, email);
    expect((await step(browser, recoveryCodes[0] ?? '')).status).toBe(403);
    expect((await step(browser, fresh[0] ?? '')).status).toBe(200);
  });
});

describe('what protects an account', () => {
  it('ends the other sessions at the first activation, and tells the person', async () => {
    const other = jar();
    await typePassword(site, other, email);
    expect(await isSignedIn(other)).toBe(true);
    await addApp(site, home);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(home)).toBe(true);
    expect(await site.mailTo(email, 'second-factor-changed')).toMatchObject({ data: { change: 'added' } });
  });

  it('is changed only by who has proved within ten minutes who they are', async () => {
    const { id, secret } = await addApp(site, home);
    site.clock.forward(10 * 60_000 + 1);
    const calls = [
      ['DELETE', `/api/account/factors/${id}`, undefined],
      ['POST', '/api/account/factors/apps', { name: 'Autre' }],
      ['POST', '/api/account/factors/recovery-codes', undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await refusalOf(await callIn(site, home, method, path, body))).toMatchObject({
        status: 403,
        code: 'factor/confirm-needed',
      });
    const confirm = (body: object) => callIn(site, home, 'POST', '/api/account/confirm', body);
    expect(await refusalOf(await confirm({ password: 'faux' }))).toMatchObject({
      code: 'auth/wrong-password',
    });
    expect(await refusalOf(await confirm({ code: '000000' }))).toMatchObject({ code: 'factor/wrong-code' });
    expect((await confirm({ code: code(secret) })).status).toBe(204);
    expect((await callIn(site, home, 'DELETE', `/api/account/factors/${id}`)).status).toBe(204);
  });

  it('goes whole with the last factor: the password is enough again, the recovery codes open nothing', async () => {
    const { id } = await addApp(site, home);
    expect((await callIn(site, home, 'DELETE', `/api/account/factors/${id}`)).status).toBe(204);
    expect(await database.current().db.select().from(secondFactors)).toEqual([]);
    expect(await site.mailTo(email, 'second-factor-changed')).toMatchObject({ data: { change: 'removed' } });
    expect((await typePassword(site, jar(), email)).status).toBe(200);
  });

  it('keeps ten factors at most', async () => {
    for (let count = 0; count < 10; count += 1) await addApp(site, home, `Appareil ${count}`);
    const more = await callIn(site, home, 'POST', '/api/account/factors/apps', { name: 'Onze' });
    expect(await refusalOf(more)).toMatchObject({ status: 409, code: 'factor/too-many' });
  });

  it('leaves keys of the API as they are', async () => {
    await site.deps.db.execute("update users set plan = 'agency'");
    const made = await callIn(site, home, 'POST', '/api/account/keys', {
      ...{ name: 'Clé', scope: 'read', password: 'girafe violon 7 nénuphar' },
    });
    const { token = '' } = (await made.json()) as { token?: string };
    await addApp(site, home);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.call('GET', '/api/audits', { headers })).status).toBe(200);
    expect((await site.call('GET', '/api/account/factors', { headers })).status).toBe(403);
  });
});
