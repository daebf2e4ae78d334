import { describe, expect, test } from 'vitest';
import { isChoice, kindOf } from './consent-vocabulary.ts';

describe('what a button of a banner does', () => {
  test.each([
    ['Tout refuser', 'refuse'],
    ['Continuer sans accepter', 'refuse'],
    ["Je n'accepte pas", 'refuse'],
    ['Uniquement les cookies nécessaires', 'refuse'],
    ['Tout désactiver', 'refuse'],
    ['Reject all', 'refuse'],
    ['Tout accepter', 'accept'],
    ["J'accepte", 'accept'],
    ['OK', 'accept'],
    ["D'accord", 'accept'],
    ['Got it!', 'accept'],
    ['Paramétrer mes choix', 'settings'],
    ['Gérer les cookies', 'settings'],
    ['Customise', 'settings'],
    ['Fermer', 'other'],
    ['En savoir plus', 'other'],
  ] as const)('%s: %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  test('refusing for money is no refusal', () => {
    expect(kindOf("Refuser et s'abonner")).not.toBe('refuse');
    expect(kindOf('Refuser et payer')).not.toBe('refuse');
  });
});

describe('words of a block that is pressed to choose', () => {
  test.each(['Tout accepter', 'Refuser', 'Non', 'Non, merci', 'Personnaliser', 'Voir options'])(
    '%s',
    (words) => {
      expect(isChoice(words)).toBe(true);
    },
  );

  test.each([
    ['a document', 'Politique d’acceptation des cookies'],
    ['a document', 'Accepter nos conditions'],
    ['the state of a switch', 'Refusé'],
    ['the state of a switch', 'Allowed'],
    ['prose about settings', 'Vous pouvez gérer vos préférences'],
    ['something else', 'Fermer'],
  ])('not %s: %s', (_, words) => {
    expect(isChoice(words)).toBe(false);
  });
});
