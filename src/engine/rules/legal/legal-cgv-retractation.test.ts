import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-retractation.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string, changes = {}) =>
  siteArtifacts({ site: declared, pages: [pageFacts(), legalPage('sales-terms', text, changes)] });
const recognised = (text: string) => siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    found: { artifacts: shop('Vous pouvez vous rétracter dans un délai de 14 jours.'), verdict: 'pass' },
    'in words': {
      artifacts: shop('Le délai de quatorze jours pour exercer votre droit de rétractation.'),
      verdict: 'pass',
    },

    'goods that the law leaves out of it': {
      artifacts: shop('Nos bijoux étant gravés sur mesure, ils ne sont ni repris ni échangés.'),
      verdict: 'review',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms' }],
    },
    'goods made to measure among others': {
      artifacts: shop('Des cadres sur mesure existent. Nous livrons partout en France.'),
      verdict: 'fail',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms' }],
    },

    'read in full, not found': {
      artifacts: shop('Nous livrons partout en France.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : droit de rétractation de 14 jours',
        },
      ],
    },
    'another delay': {
      artifacts: shop('Vous pouvez vous rétracter dans un délai de 7 jours.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : droit de rétractation de 14 jours',
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
          note: 'non trouvé : droit de rétractation de 14 jours',
        },
      ],
    },
    'a shop only recognised by its signs': {
      artifacts: recognised('Nous livrons partout en France.'),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : droit de rétractation de 14 jours',
        },
      ],
    },

    'not a shop': {
      artifacts: siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Nous livrons partout en France.')],
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
