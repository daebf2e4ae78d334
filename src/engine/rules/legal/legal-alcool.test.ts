import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-alcool.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const selling = 'Champagne brut 24,00 € Ajouter au panier';

ruleCases(
  rule,
  {
    warned: {
      artifacts: siteArtifacts({
        pages: [shopHome({ text: selling, footerText: 'L’abus d’alcool est dangereux pour la santé.' })],
      }),
      verdict: 'pass',
    },

    'not warned': {
      artifacts: siteArtifacts({ site: declared, pages: [shopHome({ text: selling })] }),
      verdict: 'fail',
      pages: ['https://www.exemple.fr/'],
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/',
          note: 'boisson alcoolique, avertissement non trouvé',
        },
      ],
    },
    'strength before the price': {
      artifacts: siteArtifacts({
        site: declared,
        pages: [shopHome({ text: 'Bière artisanale au miel, 75 cl, 6 % vol. : 6,50 €' })],
      }),
      verdict: 'fail',
      pages: ['https://www.exemple.fr/'],
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/',
          note: 'boisson alcoolique, avertissement non trouvé',
        },
      ],
    },
    'a shop recognised by its signs': {
      artifacts: siteArtifacts({ pages: [shopHome({ text: selling })] }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/',
          note: 'boisson alcoolique, avertissement non trouvé',
        },
      ],
    },

    'no alcohol': {
      artifacts: siteArtifacts({ pages: [shopHome()] }),
      verdict: 'inapplicable',
      reason: 'aucune boisson alcoolique repérée',
    },
    'a wine museum sells none': {
      artifacts: siteArtifacts({
        pages: [shopHome({ text: 'Visitez la cave aux vins rouges.', links: [] })],
      }),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
  },
  'shop',
);
