import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-mediateur.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string) =>
  siteArtifacts({ site: declared, pages: [pageFacts(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    pass: {
      'with an address': shop('Médiateur : Médiation Test, 14 rue Saint-Jean, 75017 Paris.'),
      'with a site': shop('Le médiateur peut être saisi sur https://www.mediation.test.'),
      'a known body': shop('Médiateur de la consommation : CM2C.'),
    },
    fail: { absent: shop('Nous livrons en France.'), vague: shop('Vous pouvez recourir à un médiateur.') },
    review: {
      'a shop recognised by its signs': siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Nous livrons.')],
      }),
    },
    inapplicable: { 'not a shop': siteArtifacts(), 'no sales terms': siteArtifacts({ site: declared }) },
  },
  'shop',
);

test('a vague mention is a minor fault', () => {
  expect(rule.evaluate(shop('Vous pouvez recourir à un médiateur.'))).toMatchObject({ severity: 'mineur' });
});
