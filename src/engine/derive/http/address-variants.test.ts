import { expect, test } from 'vitest';
import { variantsOf } from './address-variants.ts';

const spelled = (path: string) =>
  variantsOf(new URL(path, 'https://exemple.fr')).map(({ kind, url }) => [
    kind,
    `${url.pathname}${url.search}`,
  ]);

test('an address is spelled otherwise where servers may take it for the same', () => {
  expect(spelled('/')).toEqual([
    ['index-file', '/index.html'],
    ['index-file', '/index.php'],
  ]);
  expect(spelled('/a/contact')).toEqual([
    ['trailing-slash', '/a/contact/'],
    ['letter-case', '/a/CONTACT'],
  ]);
  expect(spelled('/a/contact/')).toEqual([
    ['trailing-slash', '/a/contact'],
    ['letter-case', '/a/CONTACT/'],
  ]);
  expect(spelled('/A/CONTACT')).toContainEqual(['letter-case', '/A/contact']);
});

test('a file has no final slash, its extension and escapes keep their case', () => {
  expect(spelled('/fiche.html')).toEqual([['letter-case', '/FICHE.html']]);
  expect(spelled('/%c3%a9t%c3%a9')).toContainEqual(['letter-case', '/%c3%a9T%c3%a9']);
});

test('what has no letter, or parameters, is left alone', () => {
  expect(spelled('/2026')).toEqual([['trailing-slash', '/2026/']]);
  expect(spelled('/liste?page=2')).toEqual([]);
});
