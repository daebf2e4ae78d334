import { expect, test } from 'vitest';
import { isModelAddress } from './model-address.ts';

test.each([
  'email@reservation.fr',
  'contact@example.com',
  'contact@votredomaine.fr',
  'info@votre-site.com',
  'votre.email@gmail.com',
  'Prenom.Nom@mairie.fr',
  'xxx@orange.fr',
  'jane.doe@societe.test',
])('%s waits for one’s own', (address) => expect(isModelAddress(address)).toBe(true));

test.each([
  'contact@reservation.fr',
  'mail@boulangerie.fr',
  'emailing@agence.fr',
  'accueil@domaine-du-lac.fr',
  'contact@monsiteweb-vert.fr',
  'nominoe@bretagne.fr',
  'example',
  '',
])('« %s » may be somebody’s', (address) => expect(isModelAddress(address)).toBe(false));
