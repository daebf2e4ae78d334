import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, signIn, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

const post = (path: string, body: unknown) => site.call('POST', path, { body });

describe('registration', () => {
  it('creates the profile document with the defaults, mails a link and leaves the person signed out', async () => {
    const answer = await post('/api/identity/sign-up', {
      email: ' Claire@Exemple.fr ',
      password: goodPassword,
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('set-cookie')).not.toContain('session');
    expect(await site.profileOf(email)).toMatchObject({
      email,
      displayName: '',
      lastLogin: null,
      settings: { theme: 'light' },
      plan: 'free',
      emailVerified: false,
      admin: false,
    });
    expect(await site.mailTo(email)).toMatchObject({
      kind: 'email-verification',
      data: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/verification\?token=[\w-]{43}$/) },
    });
  });

  it('keeps the site one came with until the first audit, and takes none from a second registration', async () => {
    await post('/api/identity/sign-up', { email, password: goodPassword, url: ' www.exemple.fr ' });
    await post('/api/identity/sign-up', { email, password: goodPassword, url: 'ailleurs.fr' });
    const kept = async () => (await site.profileOf(email))?.wantedUrl;
    expect(await kept()).toBe('www.exemple.fr');
    const token = await site.tokenTo(email, 'email-verification');
    await post('/api/identity/verify', { token, password: goodPassword });
    const cookie = await signIn(site.call, email);
    expect(await kept()).toBe('www.exemple.fr');
    const body = { url: 'exemple.fr', scope: 'page' };
    expect((await site.call('POST', '/api/audits', { cookie, body })).status).toBe(202);
    expect(await kept()).toBeNull();
    const tooLong = { email: 'b@exemple.fr', password: goodPassword, url: 'x'.repeat(2001) };
    expect((await post('/api/identity/sign-up', tooLong)).status).toBe(400);
  });

  it('refuses login until the link was followed, with the exact sentence', async () => {
    await post('/api/identity/sign-up', { email, password: goodPassword });
    const refused = await post('/api/identity/sign-in', { email, password: goodPassword });
    expect(await refusalOf(refused)).toMatchObject({
      status: 403,
      code: 'auth/email-not-verified',
      message: 'Veuillez valider votre email avant de vous connecter.',
    });
    const token = await site.tokenTo(email, 'email-verification');
    expect((await post('/api/identity/verify', { token, password: goodPassword })).status).toBe(200);
    await signIn(site.call, email);
    const profile = await site.profileOf(email);
    expect(profile).toMatchObject({ emailVerified: true });
    expect(profile?.lastLogin).not.toBeNull();
  });

  it('tells an unverified account from none only to who knows its password', async () => {
    await post('/api/identity/sign-up', { email, password: goodPassword });
    const wrong = await post('/api/identity/sign-in', { email, password: 'un autre mot de passe' });
    expect(await refusalOf(wrong)).toMatchObject({ status: 401, code: 'auth/invalid-credential' });
  });

  it.each([
    ['court', 'Il en faut au moins 12 caractères.'],
    ['motdepasse123', ''],
    ['azertyuiopqsdfghjklm', ''],
    ['claire@exemple.fr', ''],
    ['x'.repeat(200), 'Limitez-le à 128 caractères.'],
  ])('refuses the guessable password %s and says why in French', async (password, advice) => {
    const refusal = await refusalOf(await post('/api/identity/sign-up', { email, password }));
    expect(refusal).toMatchObject({ status: 400, code: 'auth/weak-password', field: 'password' });
    expect(refusal.message).toMatch(/^Ce mot de passe est trop facile à deviner\. \p{Lu}.+\.$/u);
    expect(refusal.message).toContain(advice);
    expect(await site.profileOf(email)).toBeUndefined();
  });

  it('asks for no kind of characters', async () => {
    await post('/api/identity/sign-up', { email, password: 'lanterne moutarde glissade brouette' });
    expect(await site.profileOf(email)).toBeDefined();
  });

  it('answers a known address like a new one, and mails nothing', async () => {
    await site.signedIn(email);
    const known = await post('/api/identity/sign-up', { email, password: 'un tout autre sésame 42' });
    const fresh = await post('/api/identity/sign-up', { email: 'neuf@exemple.fr', password: goodPassword });
    expect([known.status, await known.text()]).toEqual([fresh.status, await fresh.text()]);
    const headers = (answer: Response) => [...answer.headers.keys()];
    expect(headers(known)).toEqual(headers(fresh));
    await signIn(site.call, email); // The first password still holds.
  });

  it('refuses a verification link after 24 hours; another can be asked for', async () => {
    await post('/api/identity/sign-up', { email, password: goodPassword });
    const token = await site.tokenTo(email, 'email-verification');
    site.clock.forward(24 * 3_600_000 + 1000);
    expect((await post('/api/identity/verify', { token, password: goodPassword })).status).toBe(400);
    expect((await post('/api/identity/resend-verification', { email })).status).toBe(202);
    const renewed = await site.tokenTo(email, 'email-verification');
    const body = { token: renewed, password: goodPassword };
    expect((await post('/api/identity/verify', body)).status).toBe(200);
  });

  it('resends to nobody but an account that waits, and answers all the same', async () => {
    await site.signedIn(email);
    const before = await site.mailTo(email);
    const answers = [
      await post('/api/identity/resend-verification', { email }),
      await post('/api/identity/resend-verification', { email: 'personne@exemple.fr' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([202, 202]);
    expect((await site.mailTo(email))?.id).toBe(before?.id);
    expect(await site.mailTo('personne@exemple.fr')).toBeUndefined();
  });
});
