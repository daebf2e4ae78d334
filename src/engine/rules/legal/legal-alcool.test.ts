import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
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
      title: 'L’avertissement sur l’alcool n’a pas été trouvé',
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
      title: 'L’avertissement sur l’alcool n’a pas été trouvé',
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
      title: 'L’avertissement sur l’alcool n’a pas été trouvé : à vérifier',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/',
          note: 'boisson alcoolique, avertissement non trouvé',
        },
      ],
    },

    'a brewery that sells nothing online': {
      artifacts: siteArtifacts({
        pages: [pageFacts({ title: 'Brasserie artisanale du Haut Pays', text: 'Venez goûter nos bières.' })],
      }),
      verdict: 'review',
      title: 'Le site présente des boissons alcooliques, et l’avertissement n’a pas été trouvé : à vérifier',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
    },
    'a maker known by its menu': {
      artifacts: siteArtifacts({ pages: [pageFacts({ links: [linkTo('/vins', { text: 'Nos vins' })] })] }),
      verdict: 'review',
      title: 'Le site présente des boissons alcooliques, et l’avertissement n’a pas été trouvé : à vérifier',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/' }],
    },
    'a maker that warns': {
      artifacts: siteArtifacts({
        pages: [pageFacts({ title: 'Vigneron à Exemple', footerText: 'À consommer avec modération.' })],
      }),
      verdict: 'pass',
    },
    'a restaurant and its wines': {
      artifacts: siteArtifacts({
        pages: [
          pageFacts({
            title: 'Restaurant de la Place',
            text: 'Un verre de vin rouge avec le plat.',
            links: [linkTo('/vins', { text: 'Nos vins' })],
          }),
        ],
      }),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
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
