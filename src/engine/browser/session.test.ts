import { expect, test } from 'vitest';
import { accessHeaders } from './access-headers.ts';
import { scrubberWith } from './scrub.ts';
import {
  isCookieOf,
  type SessionCookie,
  type SiteSession,
  secretsOfSession,
  sessionPairs,
} from './session.ts';

const cookie = (given: Partial<SessionCookie> & Pick<SessionCookie, 'name' | 'value'>): SessionCookie => ({
  ...{ domain: 'exemple.fr', path: '/', secure: false, httpOnly: false, expires: -1, session: true },
  ...given,
});
const session: SiteSession = {
  cookies: [
    cookie({ name: 'sid', value: 'a81c2f90', httpOnly: true }),
    cookie({ name: 'langue', value: 'francais' }),
    cookie({ name: 'espace', value: 'e1', path: '/compte' }),
    cookie({ name: 'clair', value: 'c1', secure: true }),
  ],
  storage: [
    ['jeton', 'eyJhbGciOiJIUzI1NiJ9.abc123'],
    ['theme', 'sombre'],
  ],
  address: 'https://exemple.fr/compte',
};

test('a cookie is sent where its host, path and scheme say, as a browser does', () => {
  expect(sessionPairs(session, new URL('https://exemple.fr/compte/x'))).toEqual([
    ...['sid=a81c2f90', 'langue=francais', 'espace=e1', 'clair=c1'],
  ]);
  expect(sessionPairs(session, new URL('http://exemple.fr/comptes'))).toEqual([
    'sid=a81c2f90',
    'langue=francais',
  ]);
  expect(sessionPairs(session, new URL('https://www.exemple.fr/'))).toEqual([]);
  expect(isCookieOf({ domain: '.exemple.fr' }, 'www.exemple.fr')).toBe(true);
  expect(isCookieOf({ domain: '.exemple.fr' }, 'autre-exemple.fr')).toBe(false);
});

test('requests of the origin carry the session, no other does, and what the site sets meanwhile is newer', () => {
  const access = {
    origin: 'https://exemple.fr',
    headers: [],
    cookies: [{ name: 'langue', value: 'anglais-12' }],
  };
  const own = accessHeaders(access, 'https://exemple.fr/', 'sid=neuf', session);
  expect(own.cookie).toBe('sid=neuf; langue=francais; clair=c1');
  expect(accessHeaders(access, 'https://autre.fr/', '', session)).toEqual({});
});

test('what stands for the person is hidden from the moment it is there; what the site remembers of choices is not', () => {
  expect(secretsOfSession(session)).toEqual(['a81c2f90', 'eyJhbGciOiJIUzI1NiJ9.abc123']);
  let given: SiteSession | null = null;
  const scrubber = scrubberWith({ origin: 'https://exemple.fr', headers: [], cookies: [] }, () => given);
  const text = 'sid=a81c2f90 langue=francais';
  expect(scrubber.text(text)).toBe(text);
  given = session;
  expect(scrubber.text(text)).toBe('sid=••• langue=francais');
  // A later session does not uncover the one before.
  given = { ...session, cookies: [] };
  expect(scrubber.isIn({ seen: ['a81c2f90'] })).toBe(true);
});
