import { expect, test } from 'vitest';
import { emptyName } from './empty-names.ts';

test.each([
  '...',
  '…',

  '???',
  '* * *',
  'asdfgh',
  'Qsdf',
  'xxx',
  'fgh fgh',
  'dfghj kl mlk'.slice(0, 5),
  'Lorem ipsum dolor sit amet',
  'À compléter',
  'Votre titre ici',
  'Add your text here',
  'tbd',
  'bla bla bla',
  'test test',
])('« %s » says nothing', (name) => expect(emptyName(name)).toBe('nothing'));

test.each(['+', '-', '»', '< >', '×', '→'])('« %s » may be enough', (name) =>
  expect(emptyName(name)).toBe('perhaps'),
);

test.each([
  '',
  'WWW',
  'XXX',
  'III',
  'RGPD',
  'CNRS',
  'Brrr, il fait froid',
  'rythme',
  'html css',
  'Sdf',
  'À propos',
  'Votre nom',
  'Votre description',
  'Your name',
  'Ajouter une description',
  'Enter text',
  'Titre de transport',
  'Ajouter un titre de séjour',
  'C',
  '中文',
  'Привет',
  '404',
  '🎉',
  'Pfft !'.slice(0, 3),
  'Placeholder ou étiquette : que choisir ?',
])('« %s » has words, or is judged elsewhere', (name) => expect(emptyName(name)).toBeNull());
