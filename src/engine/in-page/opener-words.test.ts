import { expect, test } from 'vitest';
import { languages, madeByHand, risky, saysMenu, toggles } from './opener-words.ts';

test.each([
  'Acheter',
  'Se connecter',
  'Tout accepter',
  'Supprimer',
  'Imprimer',
  'Lecture',
  'Next',
  'Partager',
])('never pressed: %s', (name) => {
  expect(risky.test(name)).toBe(true);
});

test.each(['Menu', 'Nos horaires', 'Questions fréquentes', 'Filtres'])('may be pressed: %s', (name) => {
  expect(risky.test(name)).toBe(false);
});

test('a name that says it opens a menu', () => {
  for (const name of ['Menu', 'Ouvrir le menu', 'Afficher la navigation', 'Open menu', 'Filtres'])
    expect(saysMenu.test(name), name).toBe(true);
  expect(saysMenu.test('Notre menu du jour')).toBe(false);
});

test('classes that people who build by hand give', () => {
  for (const name of ['burger', 'nav-toggle', 'open_modal', 'btn-menu'])
    expect(madeByHand.test(name), name).toBe(true);
  for (const name of ['menu', 'hamburgers', 'navigation']) expect(madeByHand.test(name), name).toBe(false);
  for (const name of ['navbar-toggler', 'accordion']) expect(toggles.test(name), name).toBe(true);
});

test('a language by its code or its name, alone', () => {
  for (const name of ['FR', 'English', 'brezhoneg', '中文']) expect(languages.test(name), name).toBe(true);
  expect(languages.test('Français langue étrangère')).toBe(false);
});
