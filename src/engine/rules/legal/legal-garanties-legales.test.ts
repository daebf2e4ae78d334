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
    pass: {
      found: shop('Garantie légale de conformité (L. 217-3) et garantie des vices cachés (art. 1641).'),
    },
    fail: {
      'read in full, not found': shop('Nos produits sont beaux.'),
      'one of two': shop('Nos produits bénéficient de la garantie légale de conformité.'),
    },
    review: {
      'terms with little text': shop('', { text: 'Voir le document joint.' }),
      'a shop only recognised by its signs': recognised('Nos produits sont beaux.'),
    },
    inapplicable: {
      'not a shop': siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Nos produits sont beaux.')],
      }),
      'no sales terms': siteArtifacts({ site: declared }),
    },
  },
  'shop',
);
