import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
const holding = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ path }) => path);

it('no form is read but by the reader that is bounded', () => {
  expect(sources.length).toBeGreaterThan(1000);
  // What reads a body whole, in a time that grows with the square of its fields; and what Hono calls so.
  expect(holding(/\.(?:formData|parseBody)\(/)).toEqual([]);
});

it('no password is hashed but within the concurrency limit', () => {
  expect(holding(/\bargon2\b.*from 'node:crypto'/)).toEqual(['src/platform/identity/password-hash.ts']);
  expect(holding(/\b(?:scrypt|pbkdf2)\b.*from 'node:crypto'/)).toEqual([
    'src/platform/identity/firebase/scrypt.ts',
  ]);
  // One reads who is moved from Firebase, the other is the limited one.
  expect(holding(/\bverifyFirebaseScrypt\(|\bhashFirebaseScrypt\(/).toSorted()).toEqual([
    'src/platform/identity/firebase/scrypt.ts',
    'src/platform/identity/password-hash.ts',
  ]);
});
