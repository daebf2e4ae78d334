import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-alcool.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };
const selling = 'Champagne brut 24,00 € Ajouter au panier';

ruleCases(
  rule,
  {
    pass: {
      warned: siteArtifacts({
        pages: [shopHome({ text: selling, footerText: 'L’abus d’alcool est dangereux pour la santé.' })],
      }),
    },
    fail: {
      'not warned': siteArtifacts({ site: declared, pages: [shopHome({ text: selling })] }),
      'strength before the price': siteArtifacts({
        site: declared,
        pages: [shopHome({ text: 'Bière artisanale au miel, 75 cl, 6 % vol. : 6,50 €' })],
      }),
    },
    review: { 'a shop recognised by its signs': siteArtifacts({ pages: [shopHome({ text: selling })] }) },
    inapplicable: {
      'no alcohol': siteArtifacts({ pages: [shopHome()] }),
      'a wine museum sells none': siteArtifacts({
        pages: [shopHome({ text: 'Visitez la cave aux vins rouges.', links: [] })],
      }),
    },
  },
  'shop',
);
