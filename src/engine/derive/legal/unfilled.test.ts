import { expect, test } from 'vitest';
import { isHostUnfilled, quoteUnfilled } from './unfilled.ts';

test.each([
  ['Hébergeur : [Nom de l’hébergeur], [adresse]', true],
  ['Ce site est hébergé par [INSÉRER LE NOM DE L’HÉBERGEUR].', true],
  ['Le site est hébergé par : {{ hebergeur }}', true],
  ['Hébergement : [à compléter]', true],
  ['Hébergeur : [XXX]', true],
  ['Hébergeur : OVH SAS, 2 rue Kellermann, 59100 Roubaix', false],
  ['Hébergeur : OVH [1], 2 rue Kellermann', false],
  ['Hébergeur : Nuage SARL, contact [at] nuage.fr', false],
  ['Hébergeur : Nuage SARL, [email protected]', false],
  ['Hébergeur : Nuage SARL. Directeur : [NOM DU DIRECTEUR]', false],
  ['Hébergeur : [Raison sociale], [Ville]. Crédits', true],
  ['Hébergement du site Ce site est hébergé par : [Société d’hébergement]', true],
  ['Hébergeur – Nom : [À compléter] – Adresse : [À compléter]', true],
  ['Hébergeur : Nuage SARL, [Adresse de l’hébergeur], [Téléphone]', false],
  ['Site hébergé par Nuage [2 rue du Nuage]', false],
  ['Hébergeur : Nuage, [Adresse e-mail protégée]', false],
  ['Rien ici : [NOM DU DIRECTEUR]', false],
])('%s: %s', (text, expected) => {
  expect(isHostUnfilled(text)).toBe(expected);
});

test.each([
  ['Exemple SAS, capital social : [À compléter] €', 'Exemple SAS, capital social : [À compléter] €'],
  ['au capital de [montant] euros', 'au capital de [montant] euros'],
  ['Au capital de 10 000 €. Siège : [Adresse]', null],
  ['Son capital de 10 000 €', null],
])('of the capital in « %s »: %s', (text, expected) => {
  expect(quoteUnfilled(text, /\bcapital\b/i)).toBe(expected);
});
