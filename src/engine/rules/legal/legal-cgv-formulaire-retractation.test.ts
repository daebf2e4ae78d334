import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-formulaire-retractation.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string, changes = {}) =>
  siteArtifacts({ site: declared, pages: [pageFacts(), legalPage('sales-terms', text, changes)] });
const recognised = (text: string) => siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    found: { artifacts: shop('Un formulaire de rétractation figure en annexe.'), verdict: 'pass' },

    'read in full, not found': {
      artifacts: shop('Vous avez 14 jours pour vous rétracter.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : formulaire de rétractation',
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
          note: 'non trouvé : formulaire de rétractation',
        },
      ],
    },
    'a shop only recognised by its signs': {
      artifacts: recognised('Vous avez 14 jours pour vous rétracter.'),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : formulaire de rétractation',
        },
      ],
    },

    'goods that the law leaves out of it': {
      artifacts: shop('Nos bijoux étant gravés sur mesure, ils ne sont ni repris ni échangés.'),
      verdict: 'inapplicable',
      reason: 'les conditions de vente refusent la rétractation pour des biens sur mesure ou périssables',
    },
    'such goods among others': {
      artifacts: shop('Vous avez 14 jours pour vous rétracter. Le sur mesure n’est ni repris ni échangé.'),
      verdict: 'fail',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms' }],
    },

    'not a shop': {
      artifacts: siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Vous avez 14 jours pour vous rétracter.')],
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
