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
    pass: {
      found: shop('Un formulaire de rétractation figure en annexe.'),
    },
    fail: {
      'read in full, not found': shop('Vous avez 14 jours pour vous rétracter.'),
    },
    review: {
      'terms with little text': shop('', { text: 'Voir le document joint.' }),
      'a shop only recognised by its signs': recognised('Vous avez 14 jours pour vous rétracter.'),
    },
    inapplicable: {
      'not a shop': siteArtifacts({
        pages: [pageFacts(), legalPage('sales-terms', 'Vous avez 14 jours pour vous rétracter.')],
      }),
      'no sales terms': siteArtifacts({ site: declared }),
    },
  },
  'shop',
);
