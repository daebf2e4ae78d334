import { expect, test } from 'vitest';
import { foldText } from '#engine/derive/page/page-kind.ts';
import {
  accessibilityMention,
  legalLinks,
  noticeItems,
  policyItems,
  policyRights,
  salesItems,
  unfilledTemplate,
} from './legal-patterns.ts';

const kindsOf = (text: string) =>
  Object.entries(legalLinks)
    .filter(([, pattern]) => pattern.test(foldText(text)))
    .map(([kind]) => kind);

test.each([
  ['Mentions légales', ['notice']],
  ['Infos légales', ['notice']],
  ['Légal', ['notice']],
  ['Éditeur du site', ['notice']],
  ['Politique de confidentialité', ['privacy']],
  ['Vie privée', ['privacy']],
  ['Données personnelles', ['privacy']],
  ['Gérer mes cookies', ['cookies']],
  ['Politique de cookies', ['cookies']],
  ['Paramétrer les cookies', ['cookies']],
  ['CGV', ['salesTerms']],
  ['C.G.V.', ['salesTerms']],
  ['Conditions générales de vente', ['salesTerms']],
  ['Conditions d’utilisation', ['terms']],
  ['Accessibilité : partiellement conforme', ['accessibility']],
  ['Déclaration d’accessibilité', ['accessibility']],
  ['Accessibilité parking', []],
  ['Renoncer au contrat ici', ['withdrawal']],
  ['Résilier mon contrat', ['termination']],
  ['Produits', []],
  ['Espace presse', []],
])('« %s » is %j', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

const finds = (pattern: RegExp, text: string) => pattern.test(foldText(text));

test('accents at the end of a word do not hide it', () => {
  expect(finds(accessibilityMention, 'Accessibilité : non conforme')).toBe(true);
  expect(finds(accessibilityMention, 'Accessibilité numérique : partiellement conforme')).toBe(true);
  expect(finds(accessibilityMention, 'Accessibilité du musée')).toBe(false);
  expect(finds(policyItems.purposes, 'Finalité')).toBe(true);
  expect(finds(noticeItems.hosting, 'Site hébergé')).toBe(true);
});

test('templates are told from ordinary brackets', () => {
  expect(finds(unfilledTemplate, 'édité par [Nom de la société]')).toBe(true);
  expect(finds(unfilledTemplate, 'Lorem ipsum dolor')).toBe(true);
  expect(finds(unfilledTemplate, 'Dernière mise à jour : [Date]')).toBe(true);
  expect(finds(unfilledTemplate, 'en vigueur au [date de mise à jour]')).toBe(true);
  expect(finds(unfilledTemplate, 'contact [arobase] exemple.fr, article XXX, [email protected]')).toBe(false);
});

test('items of the documents are found in usual wordings', () => {
  expect(finds(noticeItems.director, 'Directrice de la publication : Jeanne Martin')).toBe(true);
  expect(finds(noticeItems.capital, 'société par actions simplifiée au capital de 10 000 €')).toBe(true);
  expect(
    finds(salesItems.withdrawalDays, 'Vous pouvez vous rétracter dans un délai de quatorze (14) jours.'),
  ).toBe(true);
  expect(finds(policyItems.retention, 'Vos données sont conservées pendant trois ans.')).toBe(true);
  expect(finds(policyItems.complaint, 'introduire une réclamation auprès de la CNIL')).toBe(true);
});

test('plain words count as much as the law’s', () => {
  expect(finds(policyItems.retention, 'Combien de temps. Rapports, formule Gratuit : 90 jours.')).toBe(true);
  expect(finds(policyItems.retention, 'Combien de temps. Jusqu’à la fin.')).toBe(false);
  expect(finds(policyItems.purposes, 'Ce que nous gardons, et pourquoi')).toBe(true);
  const right = (label: string, text: string) =>
    policyRights.find((known) => known.label === label)?.pattern.test(foldText(text));
  expect(right('opposition', 'limiter ou refuser un traitement')).toBe(true);
  expect(right('portabilité', 'les recevoir dans un format courant')).toBe(true);
  expect(right('portabilité', 'recevoir la lettre')).toBe(false);
});
