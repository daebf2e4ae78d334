import { expect, test } from 'vitest';
import { expiredAnnouncementsIn } from './expired-announcements.ts';

const today = '2026-11-27';
const seen = (text: string) => expiredAnnouncementsIn(text, today).map(({ kind, until }) => [kind, until]);

test.each([
  ['OFFRE JANVIER 2026 : douche à l’italienne, du 1 au 31 janvier', 'offer', '2026-01-31'],
  ['Promotion valable jusqu’au 15 mars 2026', 'offer', '2026-03-15'],
  ['Soldes du 07/01/2026 au 03/02/2026', 'offer', '2026-02-03'],
  ['Prochain concert le 12 juin 2025 à l’église', 'coming', '2025-06-12'],
  ['Prochaine représentation le 22 septembre à 15h', 'coming', '2026-09-22'],
])('« %s » is over', (text, kind, until) => {
  expect(seen(text)).toEqual([[kind, until]]);
});

test.each([
  'Promotion valable jusqu’au 15 décembre 2026',
  'Promotion valable jusqu’au 24 novembre 2026',
  'Offre de Noël, du 1er décembre au 24 décembre',
  'Soldes d’hiver en janvier',
  'Prochain concert le 12 juin',
  'Prochains spectacles : 3 mars 2026, 12 décembre 2026',
  'Retour sur la promotion de janvier 2025',
  'Compte rendu de la prochaine assemblée du 3 mars 2025',
  'Notre offre d’emploi',
  'La promotion 2024 a reçu son diplôme en juin 2025',
  'Article publié le 3 mars 2024',
  'Créée en janvier 2015, l’entreprise offre ses services',
  'Promotion du 31 février 2025',
])('« %s » is not', (text) => {
  expect(seen(text)).toEqual([]);
});
