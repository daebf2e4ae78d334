import { beforeEach, describe, expect, it } from 'vitest';
import { apiRoutes } from '#http/routes.ts';
import { readFactorReset, refuseFactorReset } from '#service/factors/reset-factors.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { readAdminActs } from '../support/factor-acts.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';
import { addApp, appCode, type Browser, callIn, jar, typePassword } from '../support/second-factor.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const admin = 'admin@exemple.fr';
const hour = 3_600_000;

function siteWith(required?: string, url = 'https://constat.exemple') {
  return createTestSite(database.current(), {
    env: {
      CONSTAT_URL: url,
      CONSTAT_ADMINS: admin,
      ...(required !== undefined && { CONSTAT_REQUIRE_SECOND_FACTOR: required }),
      SMTP_URL: 'smtp://localhost',
    },
  });
}
const get = (site: TestSite, browser: Browser, path: string) => callIn(site, browser, 'GET', path);

describe('an account that must have a second factor and has none', () => {
  it.each([
    [undefined, 'https://constat.exemple', admin, true],
    [undefined, 'https://constat.exemple', email, false],
    [undefined, 'http://127.0.0.1:3000', admin, false],
    ['all', 'http://127.0.0.1:3000', email, true],
    ['none', 'https://constat.exemple', admin, false],
  ])('setting %s on %s: %s is held: %s', async (required, url, who, held) => {
    const site = siteWith(required, url);
    const browser = jar(await site.signedIn(who));
    expect((await get(site, browser, '/api/audits')).status).toBe(held ? 403 : 200);
  });

  it('may call nothing but what adds one, says who is there, or ends the session', async () => {
    const site = siteWith();
    const browser = jar(await site.signedIn(admin));
    const held = apiRoutes.filter(({ access, duringSetUp }) => access !== 'public' && !duringSetUp);
    for (const { method, path } of held) {
      const address = path.replaceAll(/:\w+/g, '01890000-0000-7000-8000-00000000000a');
      const answer = await site.call(method, address, {
        cookie: browser.cookie,
        body: method === 'GET' ? undefined : {},
      });
      const { code } = await refusalOf(answer);
      // A burst of calls is refused before anything is known of who calls.
      expect([`${method} ${path}`, ['factor/required', 'request/too-many'].includes(code)]).toEqual([
        `${method} ${path}`,
        true,
      ]);
    }
    expect((await get(site, browser, '/api/auth/check-session')).status).toBe(200);
    const open = apiRoutes.filter(({ duringSetUp }) => duringSetUp).map(({ path }) => path);
    expect(open.filter((path) => !/^\/api\/(?:auth|account\/(?:factors|confirm))\b/.test(path))).toEqual([]);
  });

  it('opens with the factor, and cannot do without it any more', async () => {
    const site = siteWith();
    const browser = jar(await site.signedIn(admin));
    const { id } = await addApp(site, browser);
    expect((await get(site, browser, '/api/audits')).status).toBe(200);
    const removed = await callIn(site, browser, 'DELETE', `/api/account/factors/${id}`);
    expect(await refusalOf(removed)).toMatchObject({ status: 409, code: 'factor/last-required' });
    const second = await addApp(site, browser, 'Tablette');
    expect((await callIn(site, browser, 'DELETE', `/api/account/factors/${id}`)).status).toBe(204);
    const last = await callIn(site, browser, 'DELETE', `/api/account/factors/${second.id}`);
    expect(await refusalOf(last)).toMatchObject({ code: 'factor/last-required' });
  });

  it('keeps one of two that are removed at once', async () => {
    const site = siteWith();
    const browser = jar(await site.signedIn(admin));
    const ids = [(await addApp(site, browser)).id, (await addApp(site, browser, 'Tablette')).id];
    const answers = await Promise.all(
      ids.map((id) => site.call('DELETE', `/api/account/factors/${id}`, { cookie: browser.cookie })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('a reset by an administrator', () => {
  let site: TestSite;
  let office: Browser;
  let home: Browser;
  let secret: string;
  let uid: string;

  beforeEach(async () => {
    site = siteWith('none');
    office = jar(await site.signedIn(admin));
    home = jar(await site.signedIn(email));
    secret = (await addApp(site, home)).secret;
    uid = (await site.profileOf(email))?.uid ?? '';
  });
  const ask = (password = goodPassword) =>
    callIn(site, office, 'POST', `/api/admin/users/${uid}/factor-reset`, { password });

  it('waits a day, tells the person at once, and is recorded', async () => {
    expect(await refusalOf(await ask('faux'))).toMatchObject({ code: 'auth/wrong-password' });
    expect((await ask()).status).toBe(202);
    expect(await refusalOf(await ask())).toMatchObject({ status: 409, code: 'factor/reset-waits' });
    expect(await site.mailTo(email, 'factor-reset-asked')).toBeDefined();
    site.clock.forward(23 * hour);
    expect((await typePassword(site, jar(), email)).status).toBe(202);
    site.clock.forward(hour + 1);
    expect((await typePassword(site, jar(), email)).status).toBe(200);
    expect(await site.mailTo(email, 'second-factor-changed')).toMatchObject({
      data: { change: 'reset-done' },
    });
    expect(await readAdminActs(database.current())).toEqual(['factor-reset-asked', 'factor-reset-done']);
  });

  it('is refused by the person with the mailed link, once', async () => {
    await ask();
    const token = await site.tokenTo(email, 'factor-reset-asked');
    expect(await readFactorReset(site.deps, token)).toMatchObject({ email });
    expect(await readFactorReset(site.deps, 'autre')).toBeNull();
    expect(await refuseFactorReset(site.deps, token)).toBe(true);
    expect(await refuseFactorReset(site.deps, token)).toBe(false);
    site.clock.forward(25 * hour);
    expect((await typePassword(site, jar(), email)).status).toBe(202);
    expect(await readAdminActs(database.current())).toEqual(['factor-reset-asked', 'factor-reset-refused']);
  });

  it('ends when the person signs in with a factor: nothing was lost', async () => {
    await ask();
    const browser = jar();
    await typePassword(site, browser, email);
    site.clock.forward(60_000);
    const code = appCode(secret, site.clock.now());
    expect((await callIn(site, browser, 'POST', '/api/auth/second-step', { code })).status).toBe(200);
    site.clock.forward(25 * hour);
    expect((await typePassword(site, jar(), email)).status).toBe(202);
  });

  it('lapses when nobody makes use of it for a week', async () => {
    await ask();
    site.clock.forward(24 * hour * 9);
    expect((await typePassword(site, jar(), email)).status).toBe(202);
  });

  it('can be given up, is of accounts with a factor, and of nobody’s own', async () => {
    await ask();
    const drop = () => callIn(site, office, 'DELETE', `/api/admin/users/${uid}/factor-reset`);
    expect((await drop()).status).toBe(204);
    expect((await drop()).status).toBe(404);
    const own = (await site.profileOf(admin))?.uid ?? '';
    const body = { password: goodPassword };
    const self = await callIn(site, office, 'POST', `/api/admin/users/${own}/factor-reset`, body);
    expect(await refusalOf(self)).toMatchObject({ code: 'admin/own-account' });
    await site.signedIn('autre@exemple.fr');
    const other = (await site.profileOf('autre@exemple.fr'))?.uid ?? '';
    const none = await callIn(site, office, 'POST', `/api/admin/users/${other}/factor-reset`, body);
    expect(await refusalOf(none)).toMatchObject({ code: 'factor/none' });
  });
});
