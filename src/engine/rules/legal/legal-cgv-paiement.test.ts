import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-paiement.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string, changes = {}) =>
  siteArtifacts({ site: declared, pages: [pageFacts(), legalPage('sales-terms', text, changes)] });
const recognised = (text: string) => siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    found: { artifacts: shop('Paiement par carte bancaire ou PayPal.'), verdict: 'pass' },

    'read in full, not found': {
      artifacts: shop('Nous livrons en France.'),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : moyens de paiement' },
      ],
    },

    'told in the footer of the pages': {
      artifacts: siteArtifacts({
        site: declared,
        pages: [
          pageFacts({ text: 'Paiement sécurisé par carte bancaire.' }),
          legalPage('sales-terms', 'Nous livrons en France.'),
        ],
      }),
      verdict: 'pass',
    },
    'terms with little text': {
      artifacts: shop('', { text: 'Voir le document joint.' }),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : moyens de paiement' },
      ],
    },
    'a shop only recognised by its signs': {
      artifacts: recognised('Nous livrons en France.'),
      verdict: 'review',
      evidence: [
        { type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'non trouvé : moyens de paiement' },
      ],
    },

    'not a shop': {
      artifacts: siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Nous livrons en France.')],
      }),
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
