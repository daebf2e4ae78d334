import { expect, it } from 'vitest';
import { isPlainAddress } from './plain-address.ts';

const plain = (path: string) => isPlainAddress(`http://127.0.0.1:3000${path}`);

it.each([
  '/%09/javascript:alert(1)',
  '/%0a/x:y',
  '/%0d%0aSet-Cookie:x=1',
  '/reports/%00',
  '/%',
  '/%ff',
  '/partage/%c0%af',
  '//evil.example/',
  '/%2fevil.example/',
  '/%5cevil.example/',
  '/dashboard?q=%00',
  `/${'a'.repeat(9_000)}`,
  `/?${'a'.repeat(9_000)}`,
])('no page and no route has the address %s', (path) => {
  expect(plain(path)).toBe(false);
});

it.each([
  '/',
  '/constat',
  '/partage/aZ_-09',
  '/r%C3%A9sultats',
  '/dashboard?q=100%',
  '/connexion?suite=%2Freports%2F1%3Fa%3D%0Ab',
  '/api/audits/estimate?url=https%3A%2F%2Fexemple.fr%2F%2F',
])('%s is an address like any other', (path) => {
  expect(plain(path)).toBe(true);
});
