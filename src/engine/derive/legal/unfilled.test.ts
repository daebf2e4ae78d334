import { expect, test } from 'vitest';
import { isHostUnfilled } from './unfilled.ts';

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
  ['Rien ici : [NOM DU DIRECTEUR]', false],
])('%s: %s', (text, expected) => {
  expect(isHostUnfilled(text)).toBe(expected);
});
