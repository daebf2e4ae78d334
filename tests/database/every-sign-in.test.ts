import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
import type { Identity } from '#platform/identity.ts';
import { systemIds } from '#platform/ids.ts';
import { startSession } from '#service/accounts/start-session.ts';
import { sealFactorsAgain } from '#service/factors/sealed-secret.ts';
import { sessions } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, idTokenOf, type TestSite } from '../support/http.ts';
import { addApp, appCode, type Browser, callIn, jar, typePassword } from '../support/second-factor.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
let site: TestSite;
let home: Browser;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  site = createTestSite(database.current());
  home = jar(await site.signedIn(email));
  ({ secret, recoveryCodes } = await addApp(site, home));
  site.clock.forward(60_000);
});

const sessionCount = async () => (await database.current().db.select().from(sessions)).length;

/** Files of the product that call a function. */
function callersOf(name: string): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => new RegExp(`(?<!function )\\b${name}\\(`).test(readFileSync(join('src', file), 'utf8')))
    .toSorted();
}

describe('every way to a session', () => {
  it('is known: nothing else makes one', () => {
    expect(callersOf('insertSession')).toEqual(['service/accounts/start-session.ts']);
    // A password that is changed in a session gives that browser another one.
    expect(callersOf('openSession')).toEqual([
      'service/accounts/set-password.ts',
      'service/accounts/start-session.ts',
    ]);
    expect(callersOf('admitPerson')).toEqual([
      'service/accounts/start-session.ts',
      'service/factors/passkey-sign-in.ts',
      'service/factors/second-step.ts',
      'service/sign-ins/finish-login.ts',
    ]);
  });

  it('asks for the second step: the password by the API', async () => {
    const before = await sessionCount();
    const answer = await typePassword(site, jar(), email);
    expect(answer.status).toBe(202);
    expect(answer.headers.getSetCookie().join()).not.toContain('session=');
    expect(await sessionCount()).toBe(before);
  });

  it('asks for the second step: the idToken of a hosted provider', async () => {
    const uid = (await site.profileOf(email))?.uid ?? '';
    const identity: Identity = {
      ...site.deps.identity,
      kind: 'firebase',
      verifyIdToken: async () => ({
        ...{ tokenId: systemIds.uuid(), uid, email, emailVerified: true, displayName: '' },
        ...{ authenticatedAt: site.clock.now(), stamp: 'word' },
      }),
    };
    const before = await sessionCount();
    const request = { idToken: 'jeton', userAgent: '', cookieHeader: null };
    const started = await startSession({ ...site.deps, identity }, request);
    expect('step' in started && started.step.kinds).toEqual(['totp', 'recovery']);
    expect(await sessionCount()).toBe(before);
  });

  it('gives none by a mailed link: a verification, a new password, a new address', async () => {
    const password = 'otarie lampe 3 fougère';
    const next = 'camille@ailleurs.fr';
    const asked = await callIn(site, home, 'POST', '/api/account/email', {
      email: next,
      password: goodPassword,
    });
    expect(asked.status).toBe(202);
    const moved = { token: await site.tokenTo(next, 'email-change'), password: goodPassword };
    await site.call('POST', '/api/identity/request-reset', { body: { email } });
    const reset = { token: await site.tokenTo(email, 'password-reset'), password };
    await site.call('POST', '/api/identity/sign-up', { body: { email: 'neuf@exemple.fr', password } });
    const fresh = { token: await site.tokenTo('neuf@exemple.fr', 'email-verification'), password };
    const ways = [
      ['/api/identity/verify', fresh],
      ['/api/identity/confirm-email', moved],
      ['/api/identity/reset-password', reset],
    ] as const;
    for (const [path, body] of ways) {
      const answer = await site.call('POST', path, { body });
      expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('session='))).toEqual([]);
    }
  });
});

describe('the secret of an application', () => {
  const enter = async (code: string) => {
    const browser = jar();
    const answer = await typePassword(site, browser, email);
    const { secondStep } = (await answer.json()) as { secondStep: { kinds: string[] } };
    const passed = await callIn(site, browser, 'POST', '/api/auth/second-step', { code });
    return { kinds: secondStep.kinds, status: passed.status };
  };

  it('stays good while the root is renewed, and once everything is sealed again', async () => {
    const rotate = () => rotateIdentitySecret(site.deps.config.dataFolder, site.clock.now(), 'access-secret');
    rotate();
    expect((await enter(appCode(secret, site.clock.now()))).status).toBe(200);
    expect(await sealFactorsAgain(site.deps)).toEqual({ again: 1, lost: 0 });
    rotate();
    await sealFactorsAgain(site.deps);
    rotate();
    site.clock.forward(60_000);
    expect((await enter(appCode(secret, site.clock.now()))).status).toBe(200);
  });

  it('is lost with the root: a recovery code still opens, the profile says it', async () => {
    const restored = createTestSite(database.current());
    const former = site;
    site = restored;
    restored.clock.forward(60_000);
    expect(await sealFactorsAgain(site.deps)).toEqual({ again: 0, lost: 1 });
    expect(await enter(appCode(secret, site.clock.now()))).toEqual({ kinds: ['recovery'], status: 403 });
    const browser = jar();
    await typePassword(site, browser, email);
    const code = recoveryCodes[0] ?? '';
    expect((await callIn(site, browser, 'POST', '/api/auth/second-step', { code })).status).toBe(200);
    const list = await callIn(site, browser, 'GET', '/api/account/factors');
    expect(await list.json()).toMatchObject({ factors: [{ readable: false }], recoveryCodes: 9 });
    site = former;
  });
});

describe('sessions', () => {
  it('say the network they were opened from, never the whole address', async () => {
    const browser = jar();
    const idToken = await idTokenOf(site.call, email);
    const peer = '203.0.113.77';
    browser.take(await site.call('POST', '/api/auth/session', { body: { idToken }, peer }));
    const code = appCode(secret, site.clock.now());
    const passed = await site.call('POST', '/api/auth/second-step', {
      cookie: browser.cookie,
      body: { code },
      peer,
    });
    browser.take(passed);
    const list = await callIn(site, browser, 'GET', '/api/account/sessions');
    const text = await list.text();
    expect(text).toContain('"addressBlock":"203.0.113.0/24"');
    expect(text).not.toContain(peer);
  });

  it('are closed but for this one', async () => {
    const browser = jar();
    await typePassword(site, browser, email);
    const code = appCode(secret, site.clock.now());
    await callIn(site, browser, 'POST', '/api/auth/second-step', { code });
    expect(await sessionCount()).toBe(2);
    expect((await callIn(site, browser, 'DELETE', '/api/account/sessions')).status).toBe(204);
    expect(await sessionCount()).toBe(1);
    expect((await callIn(site, browser, 'GET', '/api/auth/check-session')).status).toBe(200);
    expect((await callIn(site, home, 'GET', '/api/auth/check-session')).status).toBe(401);
  });
});
