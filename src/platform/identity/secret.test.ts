import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIdentitySecrets, renewIdentitySecret } from './secret.ts';

const folder = () => join(mkdtempSync(join(tmpdir(), 'constat-secret-')), 'data');

it('is made once, kept to its owner, and leaves no draft behind', () => {
  const data = folder();
  const secrets = readIdentitySecrets(data);
  expect(secrets).toEqual({
    current: { version: 1, value: expect.stringMatching(/^[\w-]{43}$/) },
    former: null,
  });
  expect(readIdentitySecrets(data)).toEqual(secrets);
  expect(readdirSync(data)).toEqual(['identity-secret']);
  expect(statSync(join(data, 'identity-secret')).mode & 0o777).toBe(0o600);
});

it('differs from one installation to another', () => {
  expect(readIdentitySecrets(folder())).not.toEqual(readIdentitySecrets(folder()));
});

it('is never replaced when the file is damaged: the start stops instead', () => {
  const data = folder();
  readIdentitySecrets(data);
  writeFileSync(join(data, 'identity-secret'), '');
  expect(() => readIdentitySecrets(data)).toThrow('restore it from a backup');
});

it('is renewed without losing the one before, and forgets the one before that', () => {
  const data = folder();
  const { current: first } = readIdentitySecrets(data);
  renewIdentitySecret(data);
  const second = readIdentitySecrets(data);
  expect(second).toEqual({ current: { version: 2, value: expect.any(String) }, former: first });
  expect(second.current.value).not.toBe(first.value);
  renewIdentitySecret(data);
  expect(readIdentitySecrets(data)).toMatchObject({ current: { version: 3 }, former: second.current });
  expect(readdirSync(data)).toEqual(['identity-secret']);
  expect(statSync(join(data, 'identity-secret')).mode & 0o777).toBe(0o600);
});
