import { beforeEach, describe, expect, it } from 'vitest';
import { readVerification } from '#service/accounts/verify-email.ts';
import { outbox, users } from '#store/schema.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
const pirate = 'le mot de passe du pirate';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

const post = (path: string, body: unknown, cookie?: string) => site.call('POST', path, { body, cookie });
const signUp = (password: string, more: { displayName?: string; cookie?: string | undefined } = {}) => {
  const { cookie, ...body } = more;
  return post('/api/identity/sign-up', { email, password, ...body }, cookie);
};
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0];
const linkToken = () => site.tokenTo(email, 'email-verification');
const verify = async (password?: string, cookie?: string) =>
  post('/api/identity/verify', { token: await linkToken(), ...(password ? { password } : {}) }, cookie);
const passwordWorks = async (password: string) =>
  (await post('/api/identity/sign-in', { email, password })).status === 200;
const isVerified = async () =>
  (await database.current().pool.query('select "emailVerified" as verified from identity_user')).rows.map(
    ({ verified }) => verified,
  );

describe('a registration', () => {
  it('is not replaced by a second one with its address, and its owner’s click opens their own password', async () => {
    const first = await signUp(goodPassword);
    const second = await signUp(pirate);
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    expect((await verify(pirate)).status).toBe(403);
    expect((await verify(undefined, cookieOf(second))).status).toBe(403);
    expect((await verify(undefined, cookieOf(first))).status).toBe(200);
    expect([await passwordWorks(pirate), await passwordWorks(goodPassword)]).toEqual([false, true]);
    expect(await database.current().db.select().from(users)).toHaveLength(1);
  });

  it('made by a stranger first is not opened by the owner’s click, in the address of an administrator either', async () => {
    site = createTestSite(database.current(), { env: { CONSTAT_ADMINS: email } });
    await signUp(pirate, { displayName: 'Gagnez sur evil.example' });
    const own = await signUp(goodPassword);
    for (const cookie of [undefined, cookieOf(own)]) {
      const opened = await verify(undefined, cookie);
      expect(await refusalOf(opened)).toMatchObject({ status: 403, code: 'auth/password-needed' });
    }
    const wrong = await verify(goodPassword);
    expect(await refusalOf(wrong)).toMatchObject({
      code: 'auth/wrong-sign-up-password',
      field: 'password',
      message: 'Ce n’est pas le mot de passe choisi à l’inscription.',
    });
    expect(await isVerified()).toEqual([false]);
    expect(await passwordWorks(pirate)).toBe(false);
    // The mailbox is the owner’s: a new password is theirs, and nothing of the stranger’s stays.
    await post('/api/identity/request-reset', { email });
    const token = await site.tokenTo(email, 'password-reset');
    expect((await post('/api/identity/reset-password', { token, password: goodPassword })).status).toBe(200);
    expect(await passwordWorks(pirate)).toBe(false);
    await signIn(site.call, email);
    expect(await site.profileOf(email)).toMatchObject({ admin: true, displayName: '' });
    const mails = JSON.stringify(await database.current().db.select().from(outbox));
    expect(mails).not.toContain('evil');
  });

  testOfAll('whose links are over gives its address to the next', async () => {
    await signUp(pirate);
    const stale = await linkToken();
    site.clock.forward(24 * 3_600_000 + 1000);
    await signUp(goodPassword);
    expect((await post('/api/identity/verify', { token: stale, password: pirate })).status).toBe(400);
    expect((await verify(goodPassword)).status).toBe(200);
    expect([await passwordWorks(pirate), await passwordWorks(goodPassword)]).toEqual([false, true]);
    expect(await database.current().db.select().from(users)).toHaveLength(1);
  });

  testOfAll('waits as long as a link asked again is good', async () => {
    await signUp(goodPassword);
    site.clock.forward(23 * 3_600_000);
    await post('/api/identity/resend-verification', { email });
    site.clock.forward(2 * 3_600_000);
    await signUp(pirate);
    expect((await verify(goodPassword)).status).toBe(200);
    expect(await passwordWorks(goodPassword)).toBe(true);
  });

  testOfAll(
    'of a stranger who signs up again and again ends after two days',
    async () => {
      await signUp(pirate);
      for (let hours = 0; hours < 48; hours += 12) {
        site.clock.forward(12 * 3_600_000);
        await post('/api/identity/resend-verification', { email });
        if (hours < 36) expect((await signUp(pirate)).status).toBe(202);
      }
      const stale = await linkToken();
      await signUp(goodPassword);
      expect((await post('/api/identity/verify', { token: stale, password: pirate })).status).toBe(400);
      expect((await verify(goodPassword)).status).toBe(200);
      expect([await passwordWorks(pirate), await passwordWorks(goodPassword)]).toEqual([false, true]);
    },
    30_000,
  );

  it('gives every browser a cookie, so that none learns whether the address was free', async () => {
    const shape = (answer: Response) =>
      answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'));
    const first = await signUp(goodPassword);
    const again = await signUp(goodPassword, { cookie: cookieOf(first) });
    const other = await signUp(pirate);
    await verify(goodPassword);
    const taken = await signUp(pirate);
    const answers = [first, again, other, taken].map(shape);
    expect(answers).toEqual(Array(4).fill([expect.stringMatching(/^constat-registration=…; .*HttpOnly/)]));
    expect(cookieOf(again)).toBe(cookieOf(first));
  });
});

describe('the link of the verification mail', () => {
  it('changes nothing by being opened, and says to whom the button will be enough', async () => {
    const made = cookieOf(await signUp(goodPassword)) ?? '';
    const read = async (cookie: string | null) => readVerification(site.deps, await linkToken(), cookie);
    expect(await read(null)).toEqual({ email, verified: false, ownBrowser: false });
    expect(await read(made)).toEqual({ email, verified: false, ownBrowser: true });
    expect(await isVerified()).toEqual([false]);
    await verify(undefined, made);
    expect(await read(null)).toMatchObject({ verified: true });
    expect((await verify()).status).toBe(200);
    expect(await readVerification(site.deps, 'jeton-faux', made)).toBeNull();
  });

  it('lets nobody guess the password behind it', async () => {
    await signUp(goodPassword);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await verify(`au hasard ${index}`)).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });
});
