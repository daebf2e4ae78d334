import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { namedSellers } from './sellers.ts';

const names = (...texts: readonly string[]) =>
  namedSellers(texts.map((text) => pageFacts({ text }))).map(({ name }) => name);

test.each([
  ['Vendu par La Ruche. Livré demain', ['La Ruche']],
  ['Vendu et expédié par Atelier Brun & Fils', ['Atelier Brun & Fils']],
  ['Vendeur : Maison Éole', ['Maison Éole']],
  ['Sold by Oak 21', ['Oak 21']],
  ['vendues par lot de six', []],
  ['Vendu par Lot de 6', []],
  ['Vendu par 6', []],
  ['Vendeur : Professionnel', []],
  ['Le vendeur Marc conseille', []],
  ['Vendu par Oak.fr', ['Oak.fr']],
  ['revendu par Marc', []],
])('%s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('what a page says straight after a name makes no other seller', () => {
  expect(names('Vendu par La Ruche Ajouter au panier', 'Vendu par La Ruche Livraison en 3 jours')).toEqual([
    'La Ruche Ajouter',
  ]);
});

test('a seller is named once, wherever it is', () => {
  expect(names('Vendu par La Ruche', 'Vendeur : la Ruche. Vendu par LA RUCHE. Vendu par Éole')).toEqual([
    'La Ruche',
    'Éole',
  ]);
});
