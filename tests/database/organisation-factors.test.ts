import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/durations.ts';
import { rightOfCall } from '#contract/space-rights.ts';
import { apiRoutes } from '#http/routes.ts';
import { insertProviderSession } from '#store/sign-ins.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf } from '../support/people.ts';
import { addApp, type Browser, callIn, jar } from '../support/second-factor.ts';

const database = testDatabase();
const [owner, member] = ['camille@exemple.fr', 'sacha@exemple.fr'];
let site: TestSite;
let office: Browser;
let home: Browser;
let organisation: string;

/** Camille owns the organisation and has a second factor; Sacha is a member and has none. */
beforeEach(async () => {
  site = createTestSite(database.current(), { env: { SMTP_URL: 'smtp://localhost' } });
  office = jar(await site.signedIn(owner));
  home = jar(await site.signedIn(member));
  organisation = await organisationOf(site, await personIn(office, owner), 'Mairie de Vallons');
  await join(site, await personIn(office, owner), await personIn(home, member), { role: 'admin' });
});

const personIn = async (browser: Browser, email: string) => ({
  uid: (await site.profileOf(email))?.uid ?? '',
  email,
  cookie: browser.cookie,
});
const require = (browser: Browser, required: boolean) =>
  callIn(site, browser, 'PUT', '/api/organisation/second-factor', { required });
const code = async (answer: Response) => (answer.ok ? null : (await refusalOf(answer)).code);
const get = async (browser: Browser, path: string) => code(await callIn(site, browser, 'GET', path));
const rows = async (text: string) => (await database.current().pool.query(text)).rows;

async function askAndWait(): Promise<void> {
  await addApp(site, office);
  expect((await require(office, true)).status).toBe(204);
  site.clock.forward(7 * dayMs);
}

describe('an organisation that asks its members for a second factor', () => {
  it('is asked by who has one, tells those without by mail with the day, and leaves them seven days', async () => {
    expect(await code(await require(office, true))).toBe('organisation/own-factor-first');
    await addApp(site, office);
    expect((await require(office, true)).status).toBe(204);
    expect(await site.mailTo(member, 'organisation-factor-asked')).toMatchObject({
      data: { organisation: 'Mairie de Vallons', from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
    });
    expect(await site.mailTo(owner, 'organisation-factor-asked')).toBeUndefined();
    site.clock.forward(7 * dayMs - hourMs);
    expect(await get(home, '/api/audits')).toBeNull();
    const people = await (await callIn(site, home, 'GET', '/api/organisation')).json();
    expect(people.members.map(({ hasFactor }: { hasFactor: boolean }) => hasFactor)).toEqual([true, false]);
    site.clock.forward(hourMs);
    expect(await get(home, '/api/audits')).toBe('organisation/factor-required');
    expect(await get(office, '/api/audits')).toBeNull();
  });

  it('is closed on every call but the ways out; the account is not', async () => {
    await askAndWait();
    const wrong: unknown[] = [];
    for (const route of apiRoutes.filter(({ access }) => access === 'user')) {
      const right = rightOfCall(route);
      if (right === 'person' || right?.withoutFactor) continue;
      site.clock.forward(61_000);
      const path = route.path
        .replaceAll(/:(?:id|\w+Id|verification|delivery)/g, '01890000-0000-7000-8000-00000000000a')
        .replaceAll(/:\w+/g, 'x');
      const answer = await callIn(site, home, route.method, path, route.method === 'GET' ? undefined : {});
      const got = await code(answer);
      if (got !== 'organisation/factor-required') wrong.push({ call: route.operationId, got });
    }
    expect(wrong).toEqual([]);
    expect(await get(home, '/api/account/factors')).toBeNull();
    expect(await get(home, '/api/organisations')).toBeNull();
    expect((await callIn(site, home, 'PUT', '/api/account/space', { organisation: null })).status).toBe(204);
    expect(await get(home, '/api/audits')).toBeNull();
    await callIn(site, home, 'PUT', '/api/account/space', { organisation });
    expect((await callIn(site, home, 'POST', '/api/organisation/leave')).status).toBe(204);
  });

  it('opens with the factor, which stays while it is asked for', async () => {
    await askAndWait();
    const told = await (await callIn(site, home, 'GET', '/api/account/factors')).json();
    expect(told.required).toEqual(['L’organisation Mairie de Vallons la demande à ses membres.']);
    await confirmed(home);
    const { id } = await addApp(site, home);
    expect(await get(home, '/api/audits')).toBeNull();
    const removed = () => callIn(site, home, 'DELETE', `/api/account/factors/${id}`);
    expect(await code(await removed())).toBe('factor/last-required');
    expect((await require(office, false)).status).toBe(204);
    expect((await removed()).status).toBe(204);
    expect(await get(home, '/api/audits')).toBeNull();
  });

  it('opens to a session in which the provider has seen a second factor, and to no other', async () => {
    await askAndWait();
    const [session] = await rows(
      `select s.id from sessions s join users u using (uid) where u.email = '${member}'`,
    );
    await insertProviderSession(site.deps.db, {
      ...{ sessionId: session.id, provider: 'proconnect', sealedIdToken: Buffer.alloc(1), stepUp: false },
    });
    expect(await get(home, '/api/audits')).toBe('organisation/factor-required');
    await database.current().pool.query('update provider_sessions set step_up = true');
    expect(await get(home, '/api/audits')).toBeNull();
  });

  it('refuses the keys that such a member made, until they have one', async () => {
    const made = await callIn(site, home, 'POST', '/api/account/keys', {
      ...{ name: 'CI', scope: 'read', days: 90, password: goodPassword },
    });
    expect(made.status).toBe(201);
    const { token } = (await made.json()) as { token: string };
    const byKey = async () =>
      code(await site.call('GET', '/api/audits', { headers: { authorization: `Bearer ${token}` } }));
    expect(await byKey()).toBeNull();
    await askAndWait();
    expect(await byKey()).toBe('key/maker-without-factor');
    await confirmed(home);
    await addApp(site, home);
    expect(await byKey()).toBeNull();
  });

  it('is asked for and lifted by those who manage it alone, and the journal tells both', async () => {
    await addApp(site, office);
    const other = jar(await site.signedIn('noa@exemple.fr'));
    await join(site, await personIn(office, owner), await personIn(other, 'noa@exemple.fr'), {
      role: 'member',
    });
    expect(await code(await require(other, true))).toBe('space/not-allowed');
    await require(office, true);
    await require(office, true);
    await require(office, false);
    await require(office, true);
    expect(
      await rows(`select act from organisation_events where act like 'factor-%' order by happened_at, id`),
    ).toEqual([{ act: 'factor-required' }, { act: 'factor-optional' }, { act: 'factor-required' }]);
    // Asked for twice on one day, it is told once.
    expect(await rows(`select 1 from outbox where kind = 'organisation-factor-asked'`)).toHaveLength(2);
  });
});

/** Days have passed since the sign-in. */
async function confirmed(browser: Browser): Promise<void> {
  const answer = await callIn(site, browser, 'POST', '/api/account/confirm', { password: goodPassword });
  expect(answer.status).toBe(204);
}

describe('the name of a second factor', () => {
  it('is changed by its person alone', async () => {
    const { id } = await addApp(site, office);
    const rename = (browser: Browser, name: string) =>
      callIn(site, browser, 'PATCH', `/api/account/factors/${id}`, { name });
    expect((await rename(home, 'À moi')).status).toBe(404);
    expect((await rename(office, ' ')).status).toBe(400);
    expect((await rename(office, 'Téléphone du bureau')).status).toBe(204);
    const { factors } = await (await callIn(site, office, 'GET', '/api/account/factors')).json();
    expect(factors).toMatchObject([{ id, name: 'Téléphone du bureau' }]);
  });
});

describe('resets that wait', () => {
  it('are listed for administrators with who asked, and refused by any of them', async () => {
    site = createTestSite(database.current(), {
      env: {
        CONSTAT_ADMINS: 'admin@exemple.fr',
        CONSTAT_REQUIRE_SECOND_FACTOR: 'none',
        SMTP_URL: 'smtp://x',
      },
    });
    const admin = { cookie: await site.signedIn('admin@exemple.fr') };
    const call = callAs(site);
    await addApp(site, home);
    const uid = (await site.profileOf(member))?.uid ?? '';
    const asked = await call(admin, 'POST', `/api/admin/users/${uid}/factor-reset`, {
      password: goodPassword,
    });
    expect(asked.status).toBe(202);
    const read = async () => (await (await call(admin, 'GET', '/api/admin/factor-resets')).json()).resets;
    expect(await read()).toMatchObject([{ uid, email: member, askedBy: 'admin@exemple.fr' }]);
    expect((await call(admin, 'DELETE', `/api/admin/users/${uid}/factor-reset`)).status).toBe(204);
    expect(await read()).toEqual([]);
    expect(await code(await call(home, 'GET', '/api/admin/factor-resets'))).toBe('auth/forbidden');
  });
});
