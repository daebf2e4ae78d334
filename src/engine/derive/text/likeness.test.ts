import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test('the same words are alike whatever their accents, signs, spaces and case', () => {
  expect(likeness('Nos horaires d’été', 'NOS HORAIRES D’ETE !')).toBe(1);
});

test('a few letters misread change little', () => {
  expect(likeness('Livraison offerte dès 49 euros', 'Livraisun offerte dès 49 eur0s')).toBeGreaterThan(0.8);
});

test('other words are not alike, and nothing is like nothing', () => {
  expect(likeness('La mairie vue du parc', 'Ouvert du mardi au samedi')).toBeLessThan(0.5);
  expect(likeness('', '')).toBe(0);
  expect(likeness('A', 'A')).toBe(0);
});

test('a letter pair counts as often as both have it', () => {
  expect(likeness('abababab', 'ab')).toBeLessThan(0.5);
});
