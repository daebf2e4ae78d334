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
    pass: {
      found: shop('Paiement par carte bancaire ou PayPal.'),
    },
    fail: {
      'read in full, not found': shop('Nous livrons en France.'),
    },
    review: {
      'terms with little text': shop('', { text: 'Voir le document joint.' }),
      'a shop only recognised by its signs': recognised('Nous livrons en France.'),
    },
    inapplicable: {
      'not a shop': siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Nous livrons en France.')],
      }),
      'no sales terms': siteArtifacts({ site: declared }),
    },
  },
  'shop',
);
