import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopSignIn } from '#tests/support/closed-shop.ts';
import { withSignIn } from './sign-in-arguments.ts';

const origin = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'constat-sign-in-'));
const fileOf = (password: string): string => {
  const path = join(folder, `${Buffer.from(password).toString('hex')}.json`);
  writeFileSync(path, JSON.stringify(shopSignIn(origin, password)));
  return path;
};
const env = (name: string) =>
  ({ SECRET: 'secret-1=connexion-canari-77b1', SHORT: 'secret-1=abc' })[name as 'SECRET' | 'SHORT'];
const sources = { file: fileOf(''), sign: 'text:Mon compte', secret: ['env:SECRET'] };

test('a sign-in comes from a recording, and its password from the environment', async () => {
  const access = await withSignIn(null, sources, origin, env);
  expect(access).toMatchObject({
    ...{ origin, headers: [], cookies: [] },
    signIn: {
      sign: { kind: 'text', value: 'Mon compte' },
      secrets: { 'secret-1': 'connexion-canari-77b1' },
    },
  });
  expect(JSON.stringify(access?.signIn?.steps)).not.toContain('canari');
  expect(await withSignIn(null, { file: null, sign: null, secret: [] }, origin, env)).toBeNull();
});

test.each([
  ['a sign without a recording', { ...sources, file: null }, /vont avec --sign-in/],
  ['a recording without a sign', { ...sources, sign: null }, /demande aussi --signed-in/],
  ['a sign of no kind', { ...sources, sign: 'compte' }, /demande aussi --signed-in/],
  ['a password on the command line', { ...sources, secret: ['secret-1=canari-77b1'] }, /env:NOM/],
  ['a password that could not be hidden', { ...sources, secret: ['env:SHORT'] }, /huit caractères/],
  ['no password', { ...sources, secret: [] }, /Donnez la valeur/],
  ['a file that is none', { ...sources, file: '/absent' }, /ne peut pas être lu/],
])('%s is refused, and its words are not repeated', async (_name, given, message) => {
  const refused = await withSignIn(null, given, origin, env).catch((error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).not.toMatch(/77b1|abc/);
});
