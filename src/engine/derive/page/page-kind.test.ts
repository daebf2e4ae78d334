import { expect, test } from 'vitest';
import { kindOfName, kindOfPath, pageKindOf } from './page-kind.ts';

test.each([
  ['Mentions légales', 'legal-notice'],
  ['Infos légales', 'legal-notice'],
  ['Légal', 'legal-notice'],
  ['Éditeur du site', 'legal-notice'],
  ['Politique de confidentialité', 'privacy'],
  ['Vie privée', 'privacy'],
  ['Données personnelles', 'privacy'],
  ['Politique de cookies', 'privacy'],
  ['Vos données', 'privacy'],
  ['Protection de vos données', 'privacy'],
  ['Vos données sauvegardées chaque nuit', null],
  ['Traitement de données', null],
  ['CGV', 'sales-terms'],
  ['Conditions générales de vente', 'sales-terms'],
  ['C.G.U.', 'terms'],
  ['Conditions générales d’utilisation', 'terms'],
  ['Accessibilité : partiellement conforme', 'accessibility'],
  ['Déclaration d’accessibilité', 'accessibility'],
  ['Accessibilité parking', null],
  ['Plan du site', 'site-map'],
  ['Nous contacter', 'contact'],
  ['Contactez-nous', 'contact'],
  ['Se connecter', 'login'],
  ['S’identifier', 'login'],
  ['Espace client', 'login'],
  ['Aide', 'help'],
  ['Aides sociales', null],
  ['FAQ', 'help'],
  ['Rechercher', 'search'],
  ['Produits', null],
  ['Espace presse', null],
  ['', null],
])('« %s » names %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});

test.each([
  ['/mentions-legales.html', 'legal-notice'],
  ['/fr/mentions-l%C3%A9gales/', 'legal-notice'],
  ['/conditions-generales-d-utilisation', 'terms'],
  ['/plan-du-site', 'site-map'],
  ['/vos-donnees', 'privacy'],
  ['/wp-login.php', 'login'],
  ['/accessibilite', 'accessibility'],
  ['/produits/chaise', null],
  ['/', null],
  ['/%E0%A4%A', null],
])('path %s names %s', (path, kind) => {
  expect(kindOfPath(`https://exemple.fr${path}`)).toBe(kind);
});

test('a page is named by agreement, home first, and an article about contacts stays other', () => {
  const page = { url: 'https://exemple.fr/page-12', isHome: false, title: '', headings: [] };
  expect(pageKindOf({ ...page, isHome: true, title: 'Contact' })).toBe('home');
  expect(pageKindOf({ ...page, headings: [{ level: 1, text: 'Mentions légales' }] })).toBe('legal-notice');
  expect(pageKindOf({ ...page, title: 'Contact – Exemple', anchors: ['Nous contacter'] })).toBe('contact');
  expect(pageKindOf({ ...page, title: 'Contact – Exemple' })).toBe('other');
  const licence = { ...page, url: 'https://exemple.fr/legal.html', title: 'Annexe E. Licence' };
  expect(pageKindOf(licence)).toBe('other');
  expect(pageKindOf({ ...licence, anchors: ['Légal'] })).toBe('legal-notice');
  expect(
    pageKindOf({ ...page, url: 'https://exemple.fr/blog/notre-visite-chez-un-artisan-et-son-contact-utile' }),
  ).toBe('other');
});
