import { expect, test } from 'vitest';
import { frenchOf } from './axe-french.ts';

test('keeps the French sentences alone', () => {
  expect(frenchOf('Pas  d’alternative ; The link has no styling (such as underline)')).toBe(
    'Pas d’alternative',
  );
});

test('says nothing rather than « le temps de sortir l’inspecteur »', () => {
  expect(frenchOf('axe n’a pu en déterminer la raison. Il est temps de sortir l’inspecteur !')).toBe('');
});
