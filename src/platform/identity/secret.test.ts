import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIdentitySecrets, rotateIdentitySecret } from './secret.ts';

const rotated = new Date('2026-11-27T10:00:00.000Z');
const folder = () => join(mkdtempSync(join(tmpdir(), 'constat-secret-')), 'data');

it('is made once, kept to its owner, and leaves no draft behind', () => {
  const data = folder();
  const secrets = readIdentitySecrets(data);
  expect(secrets).toEqual({
    current: { version: 1, value: expect.stringMatching(/^[\w-]{43}$/) },
    former: null,
    rotatedAtMs: 0,
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
  rotateIdentitySecret(data, rotated);
  const second = readIdentitySecrets(data);
  expect(second).toEqual({
    current: { version: 2, value: expect.any(String) },
    former: first,
    rotatedAtMs: rotated.getTime(),
  });
  expect(second.current.value).not.toBe(first.value);
  rotateIdentitySecret(data, rotated);
  expect(readIdentitySecrets(data)).toMatchObject({ current: { version: 3 }, former: second.current });
  expect(readdirSync(data)).toEqual(['identity-secret']);
  expect(statSync(join(data, 'identity-secret')).mode & 0o777).toBe(0o600);
});
