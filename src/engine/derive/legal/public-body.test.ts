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

test('a private publisher, or a type that was declared, says otherwise', () => {
  expect(titled('Mairie de Bréal', 'Mairie de Bréal', 'Éditeur du site : Horizon, SARL.')).toBe(false);
  expect(titled('Commune de Bréal', 'Commune de Bréal, association loi 1901')).toBe(false);
  expect(titled('Mairie de Bréal', 'Mairie de Bréal', '', 'company')).toBe(false);
});
