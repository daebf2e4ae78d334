import { expect, test } from 'vitest';
import { describedPurpose } from './described-cookies.ts';

const purposeOf = (text: string, name: string) => describedPurpose(name, text)?.purpose ?? null;

test.each([
  ['Un cookie créé pour enregistrer votre choix. Nom du cookie : prefcookies', 'prefcookies'],
  ['Le cookie « memo » garde votre panier.', 'memo'],
  ['avis_lu : nécessaire au fonctionnement du site (1 an).', 'avis_lu'],
  ['Nom Finalité Durée ck-2a1 Mémorise la langue choisie 1 an', 'ck-2a1'],
])('a purpose that the service needs: %s', (text, name) => {
  expect(purposeOf(text, name)).toBe('needed');
});

test.each([
  ['visiteur_id : mesure d’audience, 13 mois.', 'visiteur_id'],
  ['Le cookie nommé suivi sert à la publicité.', 'suivi'],
  ['abc_1 : nécessaire aux statistiques de visite.', 'abc_1'],
])('a purpose to be looked at: %s', (text, name) => {
  expect(purposeOf(text, name)).toBe('other');
});

test.each([
  ['Les données du visiteur sont nécessaires au service.', 'visiteur'],
  ['Nous posons les cookies suivants : avis_lu, abc_1.', 'avis_lu'],
  ['avis_lu_2 est nécessaire au site.', 'avis_lu'],
  ['Session nécessaire.', 'x'],
])('no purpose is given by that name: %s', (text, name) => {
  expect(purposeOf(text, name)).toBeNull();
});

const list = (lines: string) => `Ce site ne dépose que des cookies strictement nécessaires. ${lines}`;

test.each([
  ['langue : retient la langue choisie, six mois.', 'langue'],
  [
    'SERVERID : garde votre visite sur le même serveur. panier_id : retrouve votre panier, sept jours.',
    'panier_id',
  ],
  ['SERVERID : garde votre visite sur le même serveur.', 'SERVERID'],
  ['jeton : protège l’envoi des formulaires.', 'jeton'],
])('a line of a list says in plain words what the service needs: %s', (lines, name) => {
  expect(purposeOf(list(`Les voici. ${lines}`), name)).toBe('needed');
});

test('a line of a list is read to its end, and no further', () => {
  expect(purposeOf(list('vu : mesure votre visite ; panier : retrouve votre panier.'), 'vu')).toBe('other');
  expect(purposeOf(list('ancre : sans objet. langue : retient la langue choisie.'), 'ancre')).toBeNull();
});

test('a line like that of a page that has not spoken of cookies is none', () => {
  expect(purposeOf('Le guide. Langue : retient la langue choisie.', 'langue')).toBeNull();
});

test('the words of the policy are quoted', () => {
  expect(describedPurpose('avis_lu', 'Voici : avis_lu, statistiques du site.')?.quote).toBe(
    'Voici : avis_lu, statistiques du site.',
  );
});
