import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { declaresOnePlace } from './local-business.ts';

const gym = {
  '@type': 'ExerciseGym',
  address: { '@type': 'PostalAddress', streetAddress: '3 rue Haute', postalCode: '38500' },
  openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '09:00' }],
  telephone: '04 76 00 00 00',
};
const says = (...entities: object[]) =>
  declaresOnePlace(
    withBody(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': entities })}</script>`,
    ).dom,
    null,
  );

test('a business of one address, with its hours and its telephone, is of one place whatever its trade', () => {
  expect(says(gym)).toBe(true);
  expect(says({ ...gym, '@type': 'PoterieArtisanale', openingHours: 'Mo-Fr 9:00-18:00' })).toBe(true);
  expect(says({ '@type': 'WebSite', publisher: gym })).toBe(true);
});

test('a public body, a chain and a mere address are not', () => {
  expect(says({ ...gym, '@type': 'GovernmentOffice' })).toBe(false);
  expect(says({ ...gym, '@type': ['SportsActivityLocation', 'PublicSwimmingPool'] })).toBe(false);
  expect(says({ ...gym, branchOf: { '@type': 'Organization', name: 'Réseau' } })).toBe(false);
  expect(says({ ...gym, telephone: ['04 76 00 00 00', '04 76 00 00 01'] })).toBe(false);
  const other = {
    ...gym,
    address: { '@type': 'PostalAddress', streetAddress: '9 quai Bas', postalCode: '69001' },
  };
  expect(says(gym, other)).toBe(false);
  expect(says({ ...gym, openingHoursSpecification: [] })).toBe(false);
  expect(says({ ...gym, '@type': 'Organization' })).toBe(false);
});
