import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAccess } from './access-arguments.ts';

const origin = 'http://localhost:3000';
const variables: Record<string, string> = {
  BASIC: 'robot:S3cr3t: é 12',
  TOKEN: 'X-Apercu: jeton-8f3a1c',
  SHORT: 'robot:abc',
  BAD: 'Host: autre.fr',
};
const env = (name: string) => variables[name];
const none = { basic: null, header: [], cookie: [] };

test('a password, headers and cookies come from the environment or from a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'constat-access-')), 'cookies');
  writeFileSync(file, 'garde=cookie-51d2e7\n\nautre=cookie-9a8b7c\n');
  expect(
    await readAccess({ basic: 'env:BASIC', header: ['env:TOKEN'], cookie: [`@${file}`] }, origin, env),
  ).toEqual({
    origin,
    basic: { user: 'robot', password: 'S3cr3t: é 12' },
    headers: [{ name: 'X-Apercu', value: 'jeton-8f3a1c' }],
    cookies: [
      { name: 'garde', value: 'cookie-51d2e7' },
      { name: 'autre', value: 'cookie-9a8b7c' },
    ],
  });
  expect(await readAccess(none, origin, env)).toBeNull();
});

test.each([
  ['a value on the command line', { ...none, basic: 'robot:S3cr3t-12' }, /--basic attend env:NOM/],
  [
    'a header on the command line',
    { ...none, header: ['X-Apercu: jeton-8f3a1c'] },
    /--header attend env:NOM/,
  ],
  ['an unset variable', { ...none, basic: 'env:NOTHING' }, /rien à lire/],
  ['a file that is none', { ...none, cookie: ['@/absent'] }, /ne peut pas être lu/],
  ['what could not be hidden', { ...none, basic: 'env:SHORT' }, /huit caractères/],
  ['a header that is ours', { ...none, header: ['env:BAD'] }, /ne peut pas être lu/],
])('%s is refused, and its words are not repeated', async (_name, sources, message) => {
  const refused = await readAccess(sources, origin, env).catch((error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).not.toMatch(/S3cr3t|8f3a1c|abc/);
});
