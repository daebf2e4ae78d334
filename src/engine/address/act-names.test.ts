import { expect, test } from 'vitest';
import { namesAnAct } from './act-names.ts';

test.each([
  'Se déconnecter',
  'Déconnexion',
  'Log out',
  'Sign-out',
  'Supprimer mon compte',
  'Valider ma commande',
  'Payer 12 €',
  'ENVOYER',
  'Fermer la session',
  'Résilier',
  'Delete account',
  'Se désabonner',
])('%s is not pressed behind an access', (name) => {
  expect(namesAnAct(name)).toBe(true);
});

test.each([
  'Menu',
  'Rechercher',
  'Fermer',
  'Mon compte',
  'Commandes',
  'Plus d’informations',
  'Ouvrir le menu',
  'Langue',
])('%s may be pressed', (name) => {
  expect(namesAnAct(name)).toBe(false);
});
