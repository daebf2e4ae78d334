import { expect, test } from 'vitest';
import { isReached } from './sign-seen.ts';

test.each([
  ['/compte', 'https://exemple.fr/compte', true],
  ['compte', 'https://exemple.fr/compte?onglet=1', true],
  ['/compte', 'https://exemple.fr/compte/factures', true],
  ['/compte', 'https://exemple.fr/comptes', false],
  ['/', 'https://exemple.fr/', true],
  ['/', 'https://exemple.fr/connexion', false],
  ['/a?vue=1', 'https://exemple.fr/a?vue=1', true],
  ['/a?vue=1', 'https://exemple.fr/a', false],
  ['https://exemple.fr/compte', 'https://exemple.fr/compte', true],
  ['https://exemple.fr/compte', 'https://autre.fr/compte', false],
  ['/compte', 'about:blank', false],
])('the sign %s at %s: %s', (wanted, reached, expected) => {
  expect(isReached(reached, wanted)).toBe(expected);
});
