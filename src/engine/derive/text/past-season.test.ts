import { expect, test } from 'vitest';
import { pastSeasonIn } from './past-season.ts';

test('prices and calendars of a year that is over are told, unless the page names a later one', () => {
  expect(pastSeasonIn('Tarifs et réservations. Calendrier 2020 : haute saison 345 €', 2026)).toEqual({
    year: 2020,
    quote: 'Calendrier 2020',
  });
  expect(pastSeasonIn('Inscriptions saison 2024-2025', 2026)).toEqual({
    year: 2025,
    quote: 'Inscriptions saison 2024-2025',
  });
  expect(pastSeasonIn('Tarifs 2025. Nos prix changent en janvier 2026.', 2026)).toBeNull();
  expect(pastSeasonIn('Tarifs 2026', 2026)).toBeNull();
  expect(pastSeasonIn('Le club est né en 2012. Programme de fidélité. Tarifs : 20 €', 2026)).toBeNull();
});
