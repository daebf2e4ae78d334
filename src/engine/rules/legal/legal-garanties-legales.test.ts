import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-garanties-legales.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string, changes = {}) =>
  siteArtifacts({ site: declared, pages: [pageFacts(), legalPage('sales-terms', text, changes)] });
const recognised = (text: string) => siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    found: {
      artifacts: shop('Garantie légale de conformité (L. 217-3) et garantie des vices cachés (art. 1641).'),
      verdict: 'pass',
    },

    'read in full, not found': {
      artifacts: shop('Nos produits sont beaux.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : garantie légale de conformité et vices cachés',
        },
      ],
    },
    'one of two': {
      artifacts: shop('Nos produits bénéficient de la garantie légale de conformité.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : garantie légale de conformité et vices cachés',
        },
      ],
    },

    'terms with little text': {
      artifacts: shop('', { text: 'Voir le document joint.' }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : garantie légale de conformité et vices cachés',
        },
      ],
    },
    'a shop only recognised by its signs': {
      artifacts: recognised('Nos produits sont beaux.'),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : garantie légale de conformité et vices cachés',
        },
      ],
    },

    'not a shop': {
      artifacts: siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Nos produits sont beaux.')],
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
