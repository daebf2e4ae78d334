import { expect, test, vi } from 'vitest';
import type { SessionUser } from '#contract/api/account.ts';
import { createAuth } from './auth.ts';
import { embeddedIdentityClient } from './identity-client.ts';

const camille: SessionUser = {
  uid: 'u1',
  email: 'camille@exemple.fr',
  displayName: '',
  plan: 'free',
  admin: false,
  emailVerified: true,
  settings: { theme: 'light' },
};

type Answer = [status: number, body: unknown] | Error;

/** A server that answers by `METHOD path` and remembers what it was asked. */
function fakeServer(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown }[] = [];
  const call = vi.fn(async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path}`;
    calls.push({ call: name, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = answers[name] ?? [404, {}];
    if (answer instanceof Error) throw answer;
    const [status, body] = answer;
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  });
  return { call, calls, names: () => calls.map((entry) => entry.call) };
}

function authOn(answers: Record<string, Answer>, user: SessionUser | null = null) {
  const server = fakeServer(answers);
  const identity = embeddedIdentityClient(server.call);
  return { server, identity, auth: createAuth(identity, user, server.call) };
}

const refusal = (code: string, message: string) => ({ error: { code, message } });
const credentials = { email: 'camille@exemple.fr', password: 'quatre mots sans lien' };

test('the user of the page seeds the state: nothing is loading', () => {
  expect(authOn({}, camille).auth.getState()).toEqual({
    user: camille,
    loading: false,
    error: null,
    emailSent: false,
  });
});

test('registration sends the mail, sets the flag and leaves the person signed out', async () => {
  const { auth, server } = authOn({ 'POST /api/identity/sign-up': [202, { status: 'mail-sent' }] });
  await auth.signUp(credentials);
  expect(auth.getState()).toMatchObject({ emailSent: true, user: null });
  expect(server.calls).toEqual([{ call: 'POST /api/identity/sign-up', body: credentials }]);
});

test('login exchanges the idToken for a server session and loads the profile', async () => {
  const { auth, server } = authOn({
    'POST /api/identity/sign-in': [200, { idToken: 'jeton' }],
    'POST /api/auth/session': [200, { user: camille }],
  });
  await auth.signIn(credentials);
  expect(auth.getState()).toMatchObject({ user: camille, error: null });
  expect(server.calls[1]).toEqual({ call: 'POST /api/auth/session', body: { idToken: 'jeton' } });
});

test('signIn leaves nobody signed in while a second step is to pass', async () => {
  const secondStep = { kinds: ['totp'], until: '2026-11-28T21:00:00.000Z' };
  const { auth } = authOn({
    'POST /api/identity/sign-in': [200, { idToken: 'jeton' }],
    'POST /api/auth/session': [202, { secondStep }],
  });
  expect(await auth.signIn({ email: camille.email, password: 'x' })).toBe('second-step');
  expect(auth.getState().user).toBeNull();
});

test('an unverified e-mail is refused with the sentence, and the person stays signed out', async () => {
  const sentence = 'Veuillez valider votre email avant de vous connecter.';
  const { auth, server } = authOn({
    'POST /api/identity/sign-in': [403, refusal('auth/email-not-verified', sentence)],
  });
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ code: 'auth/email-not-verified' });
  expect(auth.getState()).toMatchObject({ user: null, error: sentence });
  expect(server.names()).not.toContain('POST /api/auth/session');
});

test('when the server refuses the session, the provider is signed out too', async () => {
  const sentence = 'Veuillez valider votre email avant de vous connecter.';
  const { auth, identity } = authOn({
    'POST /api/identity/sign-in': [200, { idToken: 'jeton' }],
    'POST /api/auth/session': [403, refusal('auth/email-not-verified', sentence)],
  });
  const signOut = vi.spyOn(identity, 'signOut');
  await expect(auth.signIn(credentials)).rejects.toThrow(sentence);
  expect(signOut).toHaveBeenCalledOnce();
  expect(auth.getState()).toMatchObject({ user: null, error: sentence });
});

test('a server out of reach is said in French, and passed on', async () => {
  const { auth } = authOn({ 'POST /api/identity/sign-in': new TypeError('Failed to fetch') });
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  expect(auth.getState().error).toMatch(/^Le service de connexion ne répond pas/);
});

test('an answer that is no refusal of ours becomes a sentence, never a technical text', async () => {
  const { auth } = authOn({ 'POST /api/identity/sign-in': [502, '<html>Bad gateway</html>'] });
  await expect(auth.signIn(credentials)).rejects.toMatchObject({ code: 'server/unexpected', status: 502 });
});

test('logout deletes the server session, then signs the provider out, then forgets the user', async () => {
  const { auth, identity, server } = authOn({ 'DELETE /api/auth/session': [204, null] }, camille);
  const signOut = vi.spyOn(identity, 'signOut').mockImplementation(async () => {
    expect(server.names()).toEqual(['DELETE /api/auth/session']);
    expect(auth.getState().user).toEqual(camille);
  });
  await auth.signOut();
  expect(signOut).toHaveBeenCalledOnce();
  expect(auth.getState().user).toBeNull();
});

test('a logout the server did not hear keeps the user', async () => {
  const { auth } = authOn({ 'DELETE /api/auth/session': new TypeError('Failed to fetch') }, camille);
  await expect(auth.signOut()).rejects.toThrow();
  expect(auth.getState().user).toEqual(camille);
});

test.each([
  ['a valid session keeps the user', [200, { user: camille }] as Answer, false, camille],
  ['no session and no provider user: signed out', [401, {}] as Answer, false, null],
  ['no session but a provider user: kept', [401, {}] as Answer, true, camille],
  ['a server in trouble signs nobody out', [503, {}] as Answer, false, camille],
  ['a cut network signs nobody out', new TypeError('Failed to fetch'), false, camille],
])('session check: %s', async (_, answer, hasUser, expected) => {
  const { auth, identity } = authOn({ 'GET /api/auth/check-session': answer }, camille);
  vi.spyOn(identity, 'hasUser').mockResolvedValue(hasUser);
  await auth.checkSession();
  expect(auth.getState().user).toEqual(expected);
});
