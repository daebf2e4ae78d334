import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIdentitySecret } from './secret.ts';

const folder = () => join(mkdtempSync(join(tmpdir(), 'constat-secret-')), 'data');

it('is made once, kept to its owner, and leaves no draft behind', () => {
  const data = folder();
  const secret = readIdentitySecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readIdentitySecret(data)).toBe(secret);
  expect(readdirSync(data)).toEqual(['identity-secret']);
  expect(statSync(join(data, 'identity-secret')).mode & 0o777).toBe(0o600);
});

it('differs from one installation to another', () => {
  expect(readIdentitySecret(folder())).not.toBe(readIdentitySecret(folder()));
});

it('is never replaced when the file is damaged: the start stops instead', () => {
  const data = folder();
  readIdentitySecret(data);
  writeFileSync(join(data, 'identity-secret'), '');
  expect(() => readIdentitySecret(data)).toThrow('restore it from a backup');
});
