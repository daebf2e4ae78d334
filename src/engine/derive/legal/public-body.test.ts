import { expect, test } from 'vitest';
import type { SiteProfile } from '#contract/themes.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import { isPublicBody } from './public-body.ts';

const titled = (title: string, footerText: string, notice = '', profile: SiteProfile | null = null) =>
  isPublicBody(
    siteArtifacts({
      site: { ...siteArtifacts().site, profile },
      pages: [pageFacts({ title, footerText }), ...(notice ? [legalPage('legal-notice', notice)] : [])],
    }),
  );

test.each([
  ['Mairie de Saint-Aubin – Val-d’Oise', '© 2026 Mairie de Saint-Aubin'],
  ['Accueil | Commune d’Arzal', 'Mairie d’Arzal, place de l’Église'],
  ['Site officiel de la commune de Bréal', 'Commune de Bréal'],
  ['Bienvenue sur le site de la mairie de Bréal', 'Commune de Bréal'],
  ['Communauté de communes du Haut Pays', 'Communauté de communes du Haut Pays, 2 rue Haute'],
  ['Ville de Bréal – Site officiel', 'Ville de Bréal'],
])('« %s » presents itself as a public body', (title, footer) => {
  expect(titled(title, footer)).toBe(true);
});

test('the notice may confirm what the title says', () => {
  expect(titled('Mairie de Bréal', '', 'Éditeur : commune de Bréal, 1 place Verte.')).toBe(true);
});

test.each([
  ['Amis du patrimoine de Bréal', 'Avec le soutien de la mairie de Bréal'],
  ['Mairie de Bréal : horaires et adresse', 'Mairie de Bréal, 1 place Verte'],
  ['Ville de Bréal : où dormir, où manger', 'Ville de Bréal'],
  ['Commune libre du Vieux Bréal', 'Commune de Bréal'],
  ['La Gazette – La mairie de Bréal change de toit', 'La mairie de Bréal'],
  ['École Jean-Moulin, commune de Bréal', 'Commune de Bréal'],
  ['Paroisse Saint-Aubin', 'Mairie de Bréal'],
  ['Mairie de Bréal', 'Rien de plus'],
])('« %s » is somebody else’s, or not sure', (title, footer) => {
  expect(titled(title, footer)).toBe(false);
});

test.each([
  ['CH Bréal', 'Le présent site est édité par l’Centre Hospitalier de Bréal, établissement public de santé.'],
  ['Hôpital de Bréal', 'Éditeur : établissement public de santé de Bréal, 1 rue Verte.'],
  ['Les Tilleuls', 'Éditeur du site : EHPAD Les Tilleuls (établissement public médico-social), Bréal.'],
  ['La Passerelle, médiathèque', 'Ce site est édité par la mairie de Bréal, 1 place Verte.'],
  ['Pays de Bréal', 'Éditeur : Pays de Bréal, établissement public de coopération intercommunale.'],
  ['Cinéma le Bréal', 'Le site www.cinema-breal.fr est édité par la commune de Bréal.'],
  ['Médiathèque de Bréal', 'Éditeur du site Mairie de Bréal 1 place Verte'],
  ['Inventaire du bocage', 'Propriétaire du site : le conseil départemental du Bocage.'],
])('the notice says of the publisher of « %s » that it is public', (title, notice) => {
  expect(titled(title, '', notice)).toBe(true);
});

test.each([
  ['Transports de Bréal', 'Éditeur : Bréal Mobilités, établissement public à caractère industriel.'],
  ['Jean Martin', 'Site édité par Jean Martin, médecin de l’établissement public de santé de Bréal.'],
  ['Horizon', 'Horizon est un éditeur de logiciels pour toute collectivité territoriale.'],
  ['Lire à Bréal', 'Site édité par l’association Lire, avec la mairie de Bréal, collectivité territoriale.'],
  ['Horizon', 'Site édité par Commune Image, 1 rue Verte. Hébergeur : un établissement public de santé.'],
  ['Hôpital Saint-Jean', 'Éditeur : Hôpital Saint-Jean, établissement de santé privé d’intérêt collectif.'],
  ['Hôpital Saint-Jean', 'Éditeur : fondation Saint-Jean, collectivité territoriale associée.'],
  ['Gîte du Moulin', 'Le gîte est la propriété de la commune de Bréal. Carte éditée par la mairie de Bréal.'],
  ['La vie à Bréal', 'Les photos viennent d’un guide édité par la mairie de Bréal.'],
  ['Le guide des mairies', 'Site édité par la mairie de Bréal.'],
])('the publisher of « %s » is another, or not sure (%s)', (title, notice) => {
  expect(titled(title, '', notice)).toBe(false);
});

test.each([
  ['CH Bréal — Hôpital et maisons de retraite', '© 2026 Centre Hospitalier de Bréal'],
  ['Site officiel du CHU de Bréal', 'Centre hospitalier universitaire de Bréal, 2 rue Haute'],
  ['CH Saint-Denis | Accueil', '© Centre hospitalier de Saint Denis'],
  ['EHPAD public Les Tilleuls', 'EHPAD public Les Tilleuls, Bréal'],
])('« %s » is a public hospital or home by its short name', (title, footer) => {
  expect(titled(title, footer)).toBe(true);
});

test.each([
  ['CH Immobilier', 'Claire Hardy, face au centre hospitalier de Bréal, place de la mairie de Bréal'],
  ['CH Saint-Denis', 'Consultations aussi au centre hospitalier Saint-Jean'],
  ['CH Suisse', '© CH Suisse'],
  ['CH Saint-Jean', 'Centre hospitalier Saint-Jean, établissement privé d’intérêt collectif'],
  ['EHPAD public ou privé : que choisir ?', 'EHPAD public ou privé'],
])('« %s » is none by its short name', (title, footer) => {
  expect(titled(title, footer)).toBe(false);
});

test('a private publisher, or a type that was declared, says otherwise', () => {
  expect(titled('Mairie de Bréal', 'Mairie de Bréal', 'Éditeur du site : Horizon, SARL.')).toBe(false);
  expect(titled('Commune de Bréal', 'Commune de Bréal, association loi 1901')).toBe(false);
  expect(titled('Mairie de Bréal', 'Mairie de Bréal', '', 'company')).toBe(false);
});
