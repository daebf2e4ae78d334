import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Directory } from '#platform/identity/directory.ts';
import { createGoogle } from '#platform/identity/firebase/call-google.ts';
import { createFirebaseDirectory } from '#platform/identity/firebase/directory.ts';
import { createGoogleTokenVerifier } from '#platform/identity/firebase/id-token.ts';
import { refusalCodes } from '#platform/identity/firebase/refusals.ts';
import type { FirebaseSettings } from '#platform/identity/firebase/settings.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { type Fault, type GoogleDouble, startGoogleDouble } from '../support/google-double.ts';
import { googleCases } from '../support/identity-providers.ts';

const log = createLog('silent');
const password = 'girafe violon 7 nénuphar';
let people = 0;
const newEmail = () => {
  people += 1;
  return `p${people}@exemple.fr`;
};

const open = (settings: FirebaseSettings, limitMs?: number) => {
  const google = createGoogle(settings, { clock: systemClock, log, ...(limitMs && { limitMs }) });
  return { google, directory: createFirebaseDirectory(google, systemIds) };
};

describe.each(googleCases)('$name', ({ start }) => {
  let provider: Awaited<ReturnType<typeof start>>;
  let directory: Directory;
  beforeAll(async () => {
    provider = await start();
    directory = open(provider.settings).directory;
  });
  afterAll(() => provider.close());

  async function verified(): Promise<{ uid: string; email: string }> {
    const email = newEmail();
    const uid = (await directory.create({ email, password, name: 'Zoé' })) ?? '';
    await directory.change(uid, { emailVerified: true });
    return { uid, email };
  }
  const code = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );

  it('says in our codes whom it does not let in', async () => {
    const { uid, email } = await verified();
    const waiting = newEmail();
    await directory.create({ email: waiting, password, name: '' });
    expect(await code(directory.signIn(email, 'faux mot'))).toBe('auth/invalid-credential');
    expect(await code(directory.signIn('personne@exemple.fr', password))).toBe('auth/invalid-credential');
    expect(await code(directory.signIn(waiting, password))).toBe('auth/email-not-verified');
    expect(await code(directory.signIn(email, password))).toBe('done');
    await provider.disable(uid);
    expect(await code(directory.signIn(email, password))).toBe('auth/suspended');
    await directory.remove(uid);
    expect(await code(directory.signIn(email, password))).toBe('auth/invalid-credential');
    expect(await code(directory.remove(uid))).toBe('done');
  });

  it('says in our codes what it does not change', async () => {
    const [one, other] = [await verified(), await verified()];
    expect(await directory.create({ email: one.email, password, name: '' })).toBeNull();
    expect(await code(directory.change(other.uid, { email: one.email }))).toBe('auth/email-taken');
    expect(await code(directory.change(systemIds.uuid(), { password }))).toBe('auth/expired-link');
    const short = directory.create({ email: newEmail(), password: 'abc', name: '' });
    expect(await code(short)).toBe('auth/weak-password');
  });

  it('gives back what it was given: id, lower-case address, name until it is taken away', async () => {
    const { uid, email } = await verified();
    expect(uid).toMatch(/^[0-9a-f]{8}-/);
    expect(await directory.byEmail(email)).toMatchObject({
      id: uid,
      email,
      name: 'Zoé',
      emailVerified: true,
    });
    const age = Date.now() - ((await directory.byId(uid))?.createdAt.getTime() ?? 0);
    expect(Math.abs(age)).toBeLessThan(600_000);
    await directory.change(uid, { name: '' });
    expect((await directory.byId(uid))?.name).toBe('');
    expect(await directory.byId(systemIds.uuid())).toBeNull();
    expect(await directory.checkPassword(uid, password.normalize('NFD'))).toBe(true);
    expect(await directory.checkPassword(uid, 'faux mot')).toBe(false);
  });
});

describe('whatever Google says', () => {
  let double: GoogleDouble;
  beforeEach(async () => {
    double = await startGoogleDouble();
    return () => double.close();
  });
  const signIn = (limitMs?: number) =>
    open(double.settings, limitMs).directory.signIn('claire@exemple.fr', password);

  it.each(Object.entries(refusalCodes))('%s is %s', async (message, code) => {
    double.fail({ status: 400, message });
    await expect(signIn()).rejects.toMatchObject({ code });
    double.fail({ status: 400, message: `${message} : in more words` });
    await expect(signIn()).rejects.toMatchObject({ code });
  });

  it.each<[string, Fault]>([
    ['a word that nobody foresaw', { status: 400, message: 'CONFIGURATION_NOT_FOUND' }],
    ['a wrong key', { status: 400, message: 'API key not valid. Please pass a valid API key.' }],
    ['a failure', { status: 500, message: 'INTERNAL' }],
    ['a failure with a word of ours', { status: 503, message: 'EMAIL_NOT_FOUND' }],
    ['a page', 'html'],
    ['other shapes', 'garbage'],
    ['nothing', 'empty'],
    ['a cut connection', 'dropped'],
    ['a silence', 'silent'],
  ])('%s is a service that does not answer', async (_name, fault) => {
    double.fail(fault);
    await expect(signIn(fault === 'silent' ? 200 : undefined)).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
    const { directory } = open(double.settings, fault === 'silent' ? 200 : undefined);
    await expect(directory.byEmail('claire@exemple.fr')).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
  });

  it('too many calls say how long to wait', async () => {
    double.fail({ status: 429, message: 'Quota exceeded for quota metric' });
    await expect(signIn()).rejects.toMatchObject({
      code: 'auth/too-many-requests',
      data: { retryAfterSeconds: 300 },
    });
  });

  it('a service account that is refused is told as a service that does not answer, and asked again', async () => {
    const { directory } = open(double.settings);
    double.fail({ status: 400, message: 'invalid_grant' }, '/token');
    await expect(directory.byEmail('a@exemple.fr')).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
    double.fail(null);
    expect(await directory.byEmail('a@exemple.fr')).toBeNull();
  });

  it('asks for one administration token, for many calls at once and after', async () => {
    const { directory } = open(double.settings);
    await Promise.all([1, 2, 3, 4].map((n) => directory.byEmail(`p${n}@exemple.fr`)));
    await directory.byEmail('encore@exemple.fr');
    expect(double.calls.filter((path) => path === '/token')).toHaveLength(1);
  });
});

describe('a token of Google', () => {
  let double: GoogleDouble;
  let read: ReturnType<typeof createGoogleTokenVerifier>;
  const user = {
    ...{ localId: 'u1', email: 'claire@exemple.fr', emailVerified: true, validSince: '0', createdAt: '0' },
    passwordUpdatedAt: 0,
  };
  beforeEach(async () => {
    double = await startGoogleDouble();
    read = createGoogleTokenVerifier(double.settings, systemClock);
    return async () => {
      vi.useRealTimers();
      await double.close();
    };
  });

  it('is read when Google signed it for this project, and named by what is signed', async () => {
    const idToken = await double.idTokenOf(user);
    expect(await read(idToken)).toMatchObject({ uid: 'u1', tokenId: (await read(idToken)).tokenId });
    expect(double.calls).toEqual(['/keys']);
  });

  it('is refused for another project, too late, unsigned, or altered', async () => {
    const good = await double.idTokenOf(user);
    const [header, payload, signature] = good.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const late = { now: () => new Date(Date.now() + 3_700_000) };
    for (const bad of [
      await double.idTokenOf(user, { aud: 'autre-projet' }),
      await double.idTokenOf(user, { auth_time: 'hier' }),
      `${none}.${payload}.`,
      `${header}.${payload}.${signature?.slice(0, -8)}AAAAAAAA`,
      'abc',
    ])
      await expect(read(bad)).rejects.toMatchObject({ code: 'auth/invalid-token' });
    await expect(createGoogleTokenVerifier(double.settings, late)(good)).rejects.toMatchObject({
      code: 'auth/invalid-token',
    });
  });

  it('is read after the keys have turned, and unknown keys are asked for rarely', async () => {
    await read(await double.idTokenOf(user));
    await double.rotate();
    const fresh = await double.idTokenOf(user);
    for (let time = 0; time < 5; time += 1)
      await expect(read(fresh)).rejects.toMatchObject({ code: 'auth/invalid-token' });
    expect(double.calls).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await read(fresh)).uid).toBe('u1');
    expect(double.calls).toHaveLength(2);
  });

  it.each(['html', 'dropped', 'garbage'] as const)(
    'waits for better times when its keys are %s',
    async (fault) => {
      double.fail(fault, '/keys');
      const idToken = await double.idTokenOf(user);
      await expect(read(idToken)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    },
  );
});
