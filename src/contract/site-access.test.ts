import { expect, test } from 'vitest';
import { accessSecrets, canBeHidden, kindsOf, secretsOf } from './site-access.ts';

const read = (value: unknown) => accessSecrets.safeParse(value).success;

test.each([
  [{ headers: [{ name: 'X-Apercu', value: 'jeton-8f3a1c' }] }, true],
  [{ headers: [{ name: 'Authorization', value: 'Bearer abc.def' }] }, true],
  [{ headers: [{ name: 'Cookie', value: 'a=b' }] }, false],
  [{ headers: [{ name: 'Host', value: 'autre.fr' }] }, false],
  [{ headers: [{ name: 'X-A', value: 'a\r\nX-B: c' }] }, false],
  [{ headers: [{ name: 'X A', value: 'a' }] }, false],
  [{ cookies: [{ name: 'sid', value: 'a; Domain=autre.fr' }] }, false],
  [{ basic: { user: 'a:b', password: 'c' } }, false],
  [{ basic: { user: 'a', password: 'c\u0000' } }, false],
  [{ password: 'x' }, false],
])('%j is read: %s', (given, expected) => {
  expect(read(given)).toBe(expected);
});

test.each([
  ['recette2026', true],
  ['azerty', false],
  ['password', false],
  ['déconnexion', false],
  ['uneTresLonguePhraseDePasse', true],
])('%s can be hidden: %s', (secret, expected) => {
  expect(canBeHidden(secret)).toBe(expected);
});

test('what must be hidden is every value, and the pair that a header carries', () => {
  const secrets = accessSecrets.parse({
    basic: { user: 'robot', password: 'recette2026' },
    headers: [{ name: 'Authorization', value: 'Bearer jeton-8f3a1c' }],
  });
  expect(kindsOf(secrets)).toEqual(['basic', 'headers']);
  expect(secretsOf(secrets)).toEqual(
    expect.arrayContaining(['recette2026', 'robot:recette2026', 'Bearer jeton-8f3a1c', 'jeton-8f3a1c']),
  );
});
