import { beforeEach, describe, expect, it } from 'vitest';
import { readEmailChange } from '#service/accounts/change-email.ts';
import { outbox, sessions } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const old = 'claire@exemple.fr';
const fresh = 'claire@nouvelle.exemple.fr';
let site: TestSite;
let cookie: string;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(old);
});

const ask = (email: string, password = goodPassword) =>
  site.call('POST', '/api/account/email', { cookie, body: { email, password } });
const confirm = (token: string, more: { cookie?: string; password?: string } = {}) =>
  site.call('POST', '/api/identity/confirm-email', {
    ...(more.cookie ? { cookie: more.cookie } : {}),
    body: { token, ...(more.password === undefined ? {} : { password: more.password }) },
  });
const kindsTo = async (recipient: string) =>
  (await database.current().db.select().from(outbox).orderBy(outbox.createdAt))
    .filter((row) => row.recipient === recipient)
    .map((row) => row.kind);
const tokenOf = () => site.tokenTo(fresh, 'email-change');

describe('asking for another address', () => {
  it('changes nothing yet: a link to the new one, a notice to the old one', async () => {
    const answer = await ask(`  ${fresh.toUpperCase()} `);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ email: old, pending: { email: fresh } });
    expect(await kindsTo(fresh)).toEqual(['email-change']);
    expect(await kindsTo(old)).toEqual(['email-verification', 'email-change-asked']);
    expect((await site.profileOf(old))?.email).toBe(old);
    await signIn(site.call, old);
  });

  it.each([
    ['auth/wrong-password', 403, fresh, 'pas celui-là du tout', 'password'],
    ['auth/same-email', 409, ` ${old.toUpperCase()}`, goodPassword, 'email'],
    ['auth/invalid-email', 400, 'claire@', goodPassword, 'email'],
  ])('is refused with %s', async (code, status, email, password, field) => {
    expect(await refusalOf(await ask(email, password))).toMatchObject({ code, status, field });
    expect(await kindsTo(old)).toEqual(['email-verification']);
  });

  it('for the address of another account looks the same and mails that account nothing', async () => {
    await site.signedIn('paul@exemple.fr');
    const answer = await ask('paul@exemple.fr');
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ pending: { email: 'paul@exemple.fr' } });
    expect(await kindsTo('paul@exemple.fr')).toEqual(['email-verification']);
    expect(await kindsTo(old)).toContain('email-change-asked');
  });

  it('cannot fill a mailbox', async () => {
    for (let round = 0; round < 6; round += 1) await ask(fresh);
    expect((await kindsTo(fresh)).length).toBe(5);
  });

  it('can be given up: the link is dead', async () => {
    await ask(fresh);
    const token = await tokenOf();
    expect((await site.call('DELETE', '/api/account/email', { cookie })).status).toBe(204);
    expect(await (await site.call('GET', '/api/account/email', { cookie })).json()).toEqual({
      email: old,
      pending: null,
    });
    expect(await refusalOf(await confirm(token, { cookie }))).toMatchObject({ code: 'auth/expired-link' });
  });
});

describe('confirming it', () => {
  it('needs the session or the password, moves the account, ends the other sessions, tells the old address', async () => {
    const elsewhere = await signIn(site.call, old);
    await ask(fresh);
    const token = await tokenOf();
    expect(await refusalOf(await confirm(token))).toMatchObject({
      code: 'auth/password-needed',
      field: 'password',
    });
    expect(await refusalOf(await confirm(token, { password: 'faux' }))).toMatchObject({
      code: 'auth/wrong-password',
    });
    expect((await confirm(token, { cookie })).status).toBe(200);
    expect((await site.profileOf(fresh))?.pendingEmail).toBeNull();
    expect(await kindsTo(old)).toContain('email-changed');
    expect((await site.call('GET', '/api/account/email', { cookie })).status).toBe(200);
    expect((await site.call('GET', '/api/account/email', { cookie: elsewhere })).status).toBe(401);
    await signIn(site.call, fresh);
    const former = await site.call('POST', '/api/identity/sign-in', {
      body: { email: old, password: goodPassword },
    });
    expect(former.status).toBe(401);
    expect(await refusalOf(await confirm(token, { cookie }))).toMatchObject({ code: 'auth/expired-link' });
  });

  it('with the password in another browser leaves no session at all', async () => {
    await ask(fresh);
    const stranger = await site.signedIn('paul@exemple.fr');
    const token = await tokenOf();
    // Another’s session is none.
    expect(await refusalOf(await confirm(token, { cookie: stranger }))).toMatchObject({
      code: 'auth/password-needed',
    });
    expect((await confirm(token, { password: goodPassword })).status).toBe(200);
    const left = await database.current().db.select().from(sessions);
    expect(left.map(({ uid }) => uid)).toEqual([(await site.profileOf('paul@exemple.fr'))?.uid]);
  });

  it('reading the page changes nothing and says whose session it is', async () => {
    await ask(fresh);
    const token = await tokenOf();
    const uid = (await site.profileOf(old))?.uid ?? '';
    expect(await readEmailChange(site.deps, null, token)).toEqual({ email: fresh, ownSession: false });
    expect(await readEmailChange(site.deps, { uid }, token)).toEqual({ email: fresh, ownSession: true });
    expect((await site.profileOf(old))?.email).toBe(old);
  });

  it('in two tabs at once happens once', async () => {
    await ask(fresh);
    const token = await tokenOf();
    const answers = await Promise.all([confirm(token, { cookie }), confirm(token, { cookie })]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await kindsTo(old)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
    expect((await site.profileOf(fresh))?.email).toBe(fresh);
  });

  it.each([
    ['a day later', async () => site.clock.forward(25 * 3_600_000)],
    ['once another address was asked for', async () => void (await ask('encore@exemple.fr'))],
    [
      'once the password was changed',
      async () => {
        const body = { currentPassword: goodPassword, newPassword: 'cheval piano 8 tournesol' };
        const answer = await site.call('POST', '/api/account/password', { cookie, body });
        cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      },
    ],
  ])('is too late %s', async (_when, happen) => {
    await ask(fresh);
    const token = await tokenOf();
    await happen();
    expect(await refusalOf(await confirm(token, { password: goodPassword }))).toMatchObject({
      code: 'auth/expired-link',
    });
    expect(await site.profileOf(fresh)).toBeUndefined();
  });

  it('a token cannot be turned to another address', async () => {
    await ask(fresh);
    const [secret] = (await tokenOf()).split('.');
    const forged = `${secret}.${Buffer.from('voleur@exemple.fr').toString('base64url')}`;
    expect(await refusalOf(await confirm(forged, { cookie }))).toMatchObject({ code: 'auth/expired-link' });
  });

  it('an address that became another’s meanwhile is refused; an abandoned registration gives it up', async () => {
    await ask(fresh);
    const token = await tokenOf();
    await site.call('POST', '/api/identity/sign-up', { body: { email: fresh, password: goodPassword } });
    const verification = await site.tokenTo(fresh, 'email-verification');
    expect((await confirm(token, { cookie })).status).toBe(200);
    expect(
      await refusalOf(await site.call('POST', '/api/identity/verify', { body: { token: verification } })),
    ).toMatchObject({ code: 'auth/expired-link' });
    await ask('tiers@exemple.fr');
    const late = await site.tokenTo('tiers@exemple.fr', 'email-change');
    await site.signedIn('tiers@exemple.fr');
    expect(await refusalOf(await confirm(late, { cookie }))).toMatchObject({ code: 'auth/email-taken' });
    expect((await site.profileOf(fresh))?.email).toBe(fresh);
  });

  it('links that were mailed to the old address open nothing any more', async () => {
    await site.call('POST', '/api/identity/request-reset', { body: { email: old } });
    const reset = await site.tokenTo(old, 'password-reset');
    await ask(fresh);
    await confirm(await tokenOf(), { cookie });
    const body = { token: reset, password: 'cheval piano 8 tournesol' };
    expect(await refusalOf(await site.call('POST', '/api/identity/reset-password', { body }))).toMatchObject({
      code: 'auth/expired-link',
    });
  });
});
