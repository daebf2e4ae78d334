import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/fold-text.ts';
import { legalLinks, policyItems, policyRights } from './legal-patterns.ts';
import { policyHints } from './policy-hints.ts';

const found = (pattern: RegExp, text: string) => pattern.test(foldText(text));

describe('a policy in everyday French', () => {
  it.each([
    ['controller', 'La SARL Moulin Vert est responsable des données.'],
    ['controller', 'La présidente du club est responsable du fichier.'],
    ['controller', 'Le cabinet est le responsable de vos informations.'],
    ['purposes', 'Nous employons votre adresse pour livrer les paniers.'],
    ['purposes', 'Vos coordonnées servent à tenir l’agenda des rendez-vous.'],
    ['purposes', 'Elle les utilise pour organiser les tournées.'],
    ['purposes', 'Votre numéro sert uniquement à vous prévenir d’un retard.'],
    ['legalBasis', 'Nous vous écrivons avec votre accord.'],
    ['legalBasis', 'La loi nous oblige à garder les factures.'],
    ['legalBasis', 'Ils sont traités sur la base du contrat d’adhésion.'],
    ['retention', 'Nous les gardons trois ans après votre dernière visite.'],
    ['retention', 'Les messages sont effacés au bout de douze mois.'],
    ['retention', 'Elles sont supprimées 6 mois après votre départ.'],
    ['withdrawal', 'Vous pouvez retirer votre accord à tout moment.'],
    ['withdrawal', 'Pour revenir sur votre choix, ouvrez « Gérer mes cookies ».'],
    ['withdrawal', 'Vous pouvez vous désinscrire par le lien en bas de chaque lettre.'],
    ['complaint', 'Si notre réponse ne vous convient pas, saisissez la CNIL.'],
  ] as const)('%s: « %s »', (item, text) => {
    expect(found(policyItems[item], text)).toBe(true);
  });

  it.each([
    ['purposes', 'Vos données ne servent jamais à vous démarcher.'],
    ['retention', 'Vos données sont gardées aussi longtemps que nécessaire.'],
    ['controller', 'Nous sommes une entreprise responsable.'],
    ['withdrawal', 'Vous avez dix jours pour retirer votre colis.'],
  ] as const)('%s is not said by « %s »', (item, text) => {
    expect(found(policyItems[item], text)).toBe(false);
  });

  it('names its rights in plain words', () => {
    const text =
      'Vous pouvez consulter, corriger, effacer ou emporter vos données, vous opposer à leur emploi et le limiter.';
    expect(policyRights.filter(({ pattern }) => !found(pattern, text)).map(({ label }) => label)).toEqual([]);
  });

  it('is found by its name', () => {
    for (const name of ['Vos données', 'Protection de vos données', 'Que faisons-nous de vos données ?'])
      expect([name, found(legalLinks.privacy, name)]).toEqual([name, true]);
    for (const name of ['Données techniques', 'Base de données', 'Saisissez vos données bancaires'])
      expect([name, found(legalLinks.privacy, name)]).toEqual([name, false]);
  });

  it.each([
    ['retention', 'Le fichier est vidé dès que la saison se termine.'],
    ['legalBasis', 'Nous en avons besoin pour honorer votre commande.'],
    ['controller', 'Notre mairie tient ce fichier.'],
  ] as const)('is asked about %s where it only hints: « %s »', (item, text) => {
    expect([found(policyItems[item], text), found(policyHints[item], text)]).toEqual([false, true]);
  });

  it.each([
    ['retention', 'Toute erreur signalée est corrigée dans la semaine.'],
    ['legalBasis', 'Ces renseignements servent à répondre à votre demande.'],
    ['withdrawal', 'Gérer mes cookies'],
  ] as const)('does not hint at %s by « %s »', (item, text) => {
    expect(found(policyHints[item], text)).toBe(false);
  });
});
