import { expect, test } from 'vitest';
import { plainText, saysAll } from './names.ts';

test('wordings are compared without capitals, accents or punctuation', () => {
  expect(plainText('  L’Été, à Nîmes !')).toBe('l ete a nimes');
  expect(plainText('Nom *')).toBe(plainText('nom'));
  expect(plainText('En savoir +')).toBe('en savoir');
});

test('the signs of a name stay', () => {
  expect(new Set(['C', 'C++', 'C#', 'C++17'].map(plainText)).size).toBe(4);
  expect(plainText('a+b')).toBe('a b');
});

test('signs alone are not nothing', () => {
  expect(plainText('...')).toBe('...');
  expect(plainText(' < ')).not.toBe(plainText(' > '));
  expect(plainText('  ')).toBe('');
});

test('a name says all that is shown, signs alone apart', () => {
  expect(saysAll('Ouvrir le menu', 'Menu')).toBe(true);
  expect(saysAll('Fermer', '×')).toBe(true);
  expect(saysAll('Fermer', 'Ouvrir')).toBe(false);
  expect(saysAll('Cours de C', 'C++')).toBe(false);
  expect(saysAll('Novadom, accueil', 'N Nova dom')).toBe(true);
  expect(saysAll('Novadom, accueil', 'A Nova dom')).toBe(false);
  expect(saysAll('Accueil', 'Nova dom')).toBe(false);
});
