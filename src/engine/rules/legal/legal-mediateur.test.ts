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
    'with an address': {
      artifacts: shop('Médiateur : Médiation Test, 14 rue Saint-Jean, 75017 Paris.'),
      verdict: 'pass',
    },
    'with a site': {
      artifacts: shop('Le médiateur peut être saisi sur https://www.mediation.test.'),
      verdict: 'pass',
    },
    'a known body': { artifacts: shop('Médiateur de la consommation : CM2C.'), verdict: 'pass' },
    absent: {
      artifacts: shop('Nous livrons en France.'),
      verdict: 'fail',
      title: 'Le médiateur de la consommation n’a pas été trouvé',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : médiateur' }],
    },
    'absent from terms that are a part of the notice': {
      artifacts: siteArtifacts({
        site: declared,
        pages: [
          pageFacts(),
          legalPage('legal-notice', 'Nos conditions de vente Livraison sous 5 jours, paiement par chèque.', {
            headings: [{ level: 2, text: 'Nos conditions de vente' }],
          }),
        ],
      }),
      verdict: 'fail',
      title: 'Le médiateur de la consommation n’a pas été trouvé',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : médiateur' },
      ],
    },
    vague: {
      artifacts: shop('Vous pouvez recourir à un médiateur.'),
      verdict: 'fail',
      title: 'La médiation est évoquée, mais le médiateur ne semble ni nommé ni joignable',
      severity: 'mineur',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : médiateur' }],
    },

    'a shop recognised by its signs': {
      artifacts: siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Nous livrons.')],
      }),
      verdict: 'review',
      title: 'Le médiateur de la consommation n’a pas été trouvé : à vérifier',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : médiateur' }],
    },
    'not a shop': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
    'no sales terms': {
      artifacts: siteArtifacts({ site: declared }),
      verdict: 'inapplicable',
      reason: 'le document qui doit porter cette mention n’a pas été trouvé',
    },
  },
  'shop',
);

test('a vague mention is a minor fault', () => {
  expect(rule.evaluate(shop('Vous pouvez recourir à un médiateur.'))).toMatchObject({ severity: 'mineur' });
});
