import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { assertStrongPassword } from './password-strength.ts';

const about = ['claire.dupont@exemple.fr', 'Claire Dupont'];

function adviceFor(password: string): unknown {
  try {
    assertStrongPassword(password, about);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.data.advice : error;
  }
}

describe('password strength', () => {
  it.each([
    ['onze caract', 'Il en faut au moins 12 caractères.'],
    ['é'.normalize('NFD').repeat(11), 'Il en faut au moins 12 caractères.'],
    ['🔒'.repeat(11), 'Il en faut au moins 12 caractères.'],
    ['x'.repeat(129), 'Limitez-le à 128 caractères.'],
    ['aaaaaaaaaaaaaaaa', 'Évitez de répéter le même caractère.'],
    ['abcabcabcabcabc', 'Évitez de répéter le même groupe de caractères.'],
    ['claire.dupont@exemple.fr', 'Évitez votre nom, votre adresse e-mail et le nom du site.'],
    ['claire dupont', 'Évitez votre nom, votre adresse e-mail et le nom du site.'],
    ['constat2026!', 'Évitez votre nom, votre adresse e-mail et le nom du site.'],
  ])('refuses %s with the advice « %s »', (password, advice) => {
    expect(adviceFor(password)).toBe(advice);
  });

  it.each(['bonjour monde', 'Motdepasse2026!', 'soleil soleil', 'azertyuiop123'])(
    'refuses %s',
    (password) => {
      expect(adviceFor(password)).toMatch(/^\p{Lu}.+\.$/u);
    },
  );

  it.each([
    'lanterne moutarde glissade brouette',
    'girafe violon 7 nénuphar',
    'kV7pRq2mXw9z',
    '.(_;=-)[+]*&%,:/',
    '🦒🎻🌊🪻🍋🧊🪁🎲🚲🌙🍀🔔x7',
  ])('accepts %s without asking for kinds of characters', (password) => {
    expect(adviceFor(password)).toBeNull();
  });

  it('comes back on the longest passwords, however many patterns they hold', () => {
    expect(adviceFor('Ab1!'.repeat(32))).not.toBeNull();
    expect(adviceFor('4@3$1!0'.repeat(18))).not.toBeNull();
  });
});
