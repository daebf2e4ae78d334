import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-bouton-retractation-info.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const shop = (text: string, site = declared) =>
  siteArtifacts({ site, pages: [pageFacts(), legalPage('sales-terms', text)] });

ruleCases(
  rule,
  {
    announced: {
      artifacts: shop('Un bouton en bas de page permet d’exercer la rétractation.'),
      verdict: 'pass',
    },
    'not announced': {
      artifacts: shop('Vous avez 14 jours.'),
      verdict: 'fail',
      title: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : fonction de rétractation en ligne',
        },
      ],
    },
    'the model notice of before the decree': {
      artifacts: shop(
        'Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire. Vous pouvez également remplir et transmettre le modèle de formulaire de rétractation sur notre site internet.',
      ),
      verdict: 'fail',
      title:
        'L’avis de rétractation d’avant le 19 juin 2026 n’annonce pas la fonction de rétractation en ligne',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms' }],
    },
    'the model notice of the decree': {
      artifacts: shop(
        'Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation en ligne sur exemple.fr/retours.',
      ),
      verdict: 'pass',
    },

    'a shop recognised by its signs': {
      artifacts: siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Vous avez 14 jours.')],
      }),
      verdict: 'review',
      title: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne : à vérifier',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/sales-terms',
          note: 'non trouvé : fonction de rétractation en ligne',
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
      title: 'Les conditions de vente n’annoncent pas la fonction de rétractation en ligne',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms' }],
    },

    'not a shop': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'aucune vente en ligne reconnue',
    },
    'before the date': {
      artifacts: shop('Vous avez 14 jours.', { ...declared, startedAt: '2026-06-01T00:00:00Z' }),
      verdict: 'inapplicable',
      reason: 'pas encore obligatoire',
    },
  },
  'shop',
);
