import { beforeEach, describe, expect, it } from 'vitest';
import { unaskedMailKinds } from '#contract/mail-words.ts';
import { readOverview } from '#service/admin/read-overview.ts';
import { sweepSessions } from '#service/admin/sweep-sessions.ts';
import { sweepLimits } from '#service/limits/sweep-limits.ts';
import { type Counted, takeLimit } from '#service/limits/take-limits.ts';
import { outbox } from '#store/schema.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const stranger = 'personne@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

/** Another web process of the same installation. */
const otherProcess = () =>
  createTestSite(database.current(), { env: { CONSTAT_DATA: site.deps.config.dataFolder } });
const tryPassword = (password: string, peer: string, { cookie, at = site, to = email } = {} as Try) =>
  at.call('POST', '/api/identity/sign-in', { body: { email: to, password }, peer, cookie });
interface Try {
  readonly cookie?: string | undefined;
  readonly at?: TestSite;
  readonly to?: string;
}
/** The cookie by which a browser is known, of an answer that signs in or proves the mailbox. */
const browserOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('constat-browser='))
    ?.split(';')[0];
/** Signs in, as a person does. */
async function signIn(cookie?: string, peer = '198.51.100.1') {
  const answer = await tryPassword(goodPassword, peer, { cookie });
  const { idToken } = (await answer.json()) as { idToken: string };
  return site.call('POST', '/api/auth/session', { body: { idToken }, peer, cookie });
}
const ask = (path: string, to = email, cookie?: string, peer = '203.0.113.1') =>
  site.call('POST', `/api/identity/${path}`, { body: { email: to }, cookie, peer });
const mailsTo = async (to: string, kind: string) =>
  (await database.current().db.select().from(outbox)).filter(
    (row) => row.recipient === to && row.kind === kind,
  ).length;

/** Counts as if all that had been tried: a password takes a while to look at. */
async function tried(counted: Counted, times: number) {
  for (let index = 0; index < times; index += 1) await takeLimit(site.deps, counted);
}

/** Wrong passwords from everywhere, as many as an account is tried with, the last ones here. */
async function besiege() {
  await tried(['signInAccount', email], 90);
  for (let index = 0; index < 10; index += 1) await tryPassword('faux', '203.0.113.1');
}

describe('wrong passwords', () => {
  it('do not keep the owner out of the browser they sign in with, and the others are told how long to wait', async () => {
    await site.signedIn(email);
    const browser = browserOf(await signIn());
    await besiege();
    const elsewhere = await tryPassword(goodPassword, '192.0.2.7');
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await refusalOf(elsewhere)).toMatchObject({
      status: 429,
      code: 'auth/account-tried',
      message: expect.stringMatching(/Réessayez dans 1[45].minutes, ou choisissez «.Mot de passe oublié.»/),
    });
    expect((await tryPassword(goodPassword, '192.0.2.7', { cookie: browser })).status).toBe(200);
    // From the very address that attacks, too.
    expect((await tryPassword(goodPassword, '203.0.113.1', { cookie: browser })).status).toBe(200);
    // Nor does a forged or another account’s cookie help.
    const forged = `constat-browser=${'a'.repeat(43)}`;
    expect((await tryPassword(goodPassword, '192.0.2.7', { cookie: forged })).status).toBe(429);
    site.clock.forward(15 * 60_000);
    expect((await tryPassword(goodPassword, '192.0.2.7')).status).toBe(200);
  }, 60_000);

  it('are counted by pair first: one client alone does not use up what the account is tried by all', async () => {
    await site.signedIn(email);
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1)
      statuses.push((await tryPassword('faux', '203.0.113.1')).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    expect((await tryPassword(goodPassword, '203.0.113.1')).status).toBe(429);
    expect((await tryPassword(goodPassword, '192.0.2.7')).status).toBe(200);
    const { rows } = await database.current().pool.query('select max(count)::int as most from limit_windows');
    expect(rows[0].most).toBe(16);
  }, 60_000);

  testOfAll(
    'are counted by client over all accounts',
    async () => {
      await tried(['signInClient', '203.0.113.1'], 39);
      expect((await tryPassword('faux', '203.0.113.1', { to: stranger })).status).toBe(401);
      expect((await tryPassword('faux', '203.0.113.1', { to: 'autre@exemple.fr' })).status).toBe(429);
      expect((await tryPassword('faux', '203.0.113.2', { to: 'autre@exemple.fr' })).status).toBe(401);
    },
    60_000,
  );

  it('are counted over all processes, for an address without account like for one', async () => {
    const second = otherProcess();
    await site.signedIn(email);
    for (const to of [email, stranger]) {
      for (let index = 0; index < 10; index += 1)
        await tryPassword('faux', '203.0.113.9', { to, at: index % 2 === 0 ? site : second });
      const answers = [site, second].map((at) => tryPassword('faux', '203.0.113.9', { to, at }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([429, 429]);
    }
  }, 60_000);

  it('are counted before they are looked at: many at once are as many', async () => {
    await site.signedIn(email);
    // Six are left: as many as one client may have hashed and waiting, so that no try is refused for another reason.
    await tried(['signInPair', `${email} 203.0.113.1`], 4);
    const burst = Array.from({ length: 15 }, () => tryPassword('faux', '203.0.113.1'));
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  }, 60_000);

  testOfAll(
    'are bounded in a known browser too, and forgotten there with a new password',
    async () => {
      await site.signedIn(email);
      const browser = browserOf(await signIn());
      for (let index = 0; index < 10; index += 1)
        expect((await tryPassword('faux', '192.0.2.7', { cookie: browser })).status).toBe(401);
      expect((await tryPassword(goodPassword, '192.0.2.7', { cookie: browser })).status).toBe(429);
      await tried(['signInAccount', email], 100);
      await ask('request-reset');
      const token = await site.tokenTo(email, 'password-reset');
      const reset = await site.call('POST', '/api/identity/reset-password', {
        body: { token, password: goodPassword },
      });
      // The former browser is a stranger again; the one that proved the mailbox is let in.
      site.clock.forward(60_000);
      expect((await tryPassword(goodPassword, '192.0.2.8', { cookie: browser })).status).toBe(429);
      expect((await tryPassword(goodPassword, '192.0.2.8', { cookie: browserOf(reset) })).status).toBe(200);
    },
    60_000,
  );

  testOfAll(
    'of a neighbour do not slow down a browser that is known',
    async () => {
      await site.signedIn(email);
      const browser = browserOf(await signIn(undefined, '203.0.113.1'));
      for (let index = 0; index < 20; index += 1)
        await tryPassword('faux', '203.0.113.1', { to: `p${index}@exemple.fr` });
      expect((await tryPassword('faux', '203.0.113.1', { to: stranger })).status).toBe(429);
      expect((await signIn(browser, '203.0.113.1')).status).toBe(200);
    },
    60_000,
  );
});

describe('mails that anybody can ask for', () => {
  testOfAll(
    'count apart: asking for one kind does not keep another from leaving',
    async () => {
      await site.signedIn(email);
      for (let index = 0; index < 7; index += 1) await ask('resend-verification');
      for (let index = 0; index < 6; index += 1)
        await site.call('POST', '/api/identity/sign-up', { body: { email, password: goodPassword } });
      expect((await ask('request-reset')).status).toBe(202);
      expect(await mailsTo(email, 'password-reset')).toBe(1);
    },
    60_000,
  );

  it.each([
    ['resend-verification', 5],
    ['request-reset', 3],
  ])(
    'are refused with how long to wait, never in silence, whether or not there is an account: %s',
    async (path, most) => {
      await site.signedIn(email);
      for (const to of [email, stranger]) {
        const answers: Response[] = [];
        for (let index = 0; index <= most; index += 1)
          answers.push(await ask(path, to, undefined, `203.0.113.${index}`));
        expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(202), 429]);
        const refused = answers.at(-1) as Response;
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
        expect(await refusalOf(refused)).toMatchObject({
          code: 'auth/too-many-mails',
          message: expect.stringMatching(/dans 60.minutes\.$/),
        });
      }
    },
    60_000,
  );

  testOfAll(
    'leave whoever may not ask for a reset with a link that works',
    async () => {
      await site.signedIn(email);
      for (let index = 0; index < 4; index += 1) await ask('request-reset');
      site.clock.forward(3_590_000);
      expect((await ask('request-reset')).status).toBe(429);
      const token = await site.tokenTo(email, 'password-reset');
      const body = { token, password: 'nouvelle phrase bien gardée 9' };
      expect((await site.call('POST', '/api/identity/reset-password', { body })).status).toBe(200);
    },
    60_000,
  );

  testOfAll(
    'are not more than so many a day to one address',
    async () => {
      for (let hour = 0; hour < 4; hour += 1) {
        for (let index = 0; index < 5; index += 1) await ask('resend-verification', email);
        site.clock.forward(3_601_000);
      }
      const refused = await ask('resend-verification', email);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(19 * 3600);
      expect((await refusalOf(refused)).message).toMatch(/dans 2\d.heures\.$/);
    },
    60_000,
  );

  it('stop for everybody at the limit of the installation, which administrators are told; known browsers go on', async () => {
    await site.signedIn(email);
    const browser = browserOf(await signIn());
    const env = { CONSTAT_MAILS_PER_HOUR: '3', CONSTAT_DATA: site.deps.config.dataFolder };
    const small = createTestSite(database.current(), { env });
    const reset = (to: string, cookie?: string) =>
      small.call('POST', '/api/identity/request-reset', { body: { email: to }, cookie });
    // What is asked for nobody’s address is none of the three.
    for (const to of ['a@exemple.fr', 'b@exemple.fr']) expect((await reset(to)).status).toBe(202);
    for (const to of ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr'])
      await small.call('POST', '/api/identity/sign-up', { body: { email: to, password: goodPassword } });
    const refused = await reset(email);
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'auth/mails-paused' });
    const { pausedMails } = await readOverview(small.deps);
    expect(pausedMails).toHaveLength(unaskedMailKinds.length);
    expect(Date.parse(pausedMails[0]?.until ?? '')).toBeGreaterThan(Date.now());
    expect(small.log.lines.filter((line) => line.includes('no more mails of this share'))).toHaveLength(1);
    expect((await reset(email, browser)).status).toBe(202);
    expect(await mailsTo(email, 'password-reset')).toBe(1);
    small.clock.forward(3_601_000);
    expect((await reset(email)).status).toBe(202);
    expect((await readOverview(small.deps)).pausedMails).toEqual([]);
  }, 60_000);
});

it('what is counted tells no address, and is swept when its time is over', async () => {
  await site.signedIn(email);
  await tryPassword('faux', '203.0.113.1');
  await signIn();
  const tables = ['limit_windows', 'known_browsers', 'spent_id_tokens'];
  const { pool } = database.current();
  const dump = async () =>
    Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table}`)).rows));
  expect((await dump()).map((rows) => rows.length > 0)).toEqual([true, true, true]);
  expect(JSON.stringify(await dump())).not.toContain(email);
  site.clock.forward(25 * 3_600_000);
  await sweepSessions(site.deps);
  await sweepLimits(site.deps);
  expect((await dump()).map((rows) => rows.length > 0)).toEqual([false, true, false]);
  site.clock.forward(181 * 24 * 3_600_000);
  await sweepSessions(site.deps);
  await sweepLimits(site.deps);
  expect((await dump()).flat()).toEqual([]);
}, 60_000);
