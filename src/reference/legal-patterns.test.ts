import { expect, test } from 'vitest';
import { foldText } from '#contract/fold-text.ts';
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

test.each([
  ['Pourquoi collectons-nous ces données ? Pour la vie du club.', true],
  ['Ces informations servent uniquement à la gestion de l’espace membre du club.', true],
  ['Les données recueillies seront utilisées pour l’envoi de la lettre.', true],
  ['Elles ne sont utilisées que pour la gestion des inscriptions.', true],
  ['Vos informations ne servent qu’à la gestion des adhésions.', true],
  ['Les renseignements demandés sont nécessaires au suivi des adhérents.', true],
  ['Les données sont destinées à répondre aux demandes.', true],
  ['Les données ne sont pas utilisées pour la prospection.', false],
  ['Ces informations ne serviront jamais à la publicité.', false],
  ['Les données sont destinées à la mairie.', false],
  ['Vos données sont hébergées en France.', false],
  ['Ces informations seront ensuite rangées. Le club sert à manger.', false],
])('the purpose of « %s »: %s', (text, isTold) => {
  expect(finds(policyItems.purposes, text)).toBe(isTold);
});

test.each([
  ['Combien de temps conservons-nous vos données ? Tant qu’il faut, puis 3 ans.', true],
  ['Vos données sont conservées tant que votre compte reste actif.', true],
  ['Nous les conservons jusqu’à votre désinscription.', true],
  ['Elles sont conservées pendant toute la durée de l’adhésion.', true],
  ['Les comptes inactifs depuis plus de 3 ans pourront être supprimés.', true],
  ['Les comptes sont supprimés au bout de trois ans d’inactivité.', true],
  ['Elles sont conservées pendant la durée nécessaire aux finalités.', false],
  ['Vos données sont conservées tant que cela est nécessaire.', false],
  ['Combien de temps les gardez-vous ? Le temps utile. Et où ? À Lyon, depuis 12 ans.', false],
  ['Le club est inactif en été. Il a fêté ses 20 ans.', false],
])('how long data are kept, in « %s »: %s', (text, isTold) => {
  expect(finds(policyItems.retention, text)).toBe(isTold);
});
