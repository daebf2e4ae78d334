import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-absentes.ts';

const declared = { ...siteArtifacts().site, profile: 'shop' as const };

ruleCases(
  rule,
  {
    pass: {
      present: siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Conditions générales de vente.')],
      }),
    },
    fail: { 'a declared shop without terms': siteArtifacts({ site: declared }) },
    review: {
      'a shop recognised by its signs': siteArtifacts({ pages: [shopHome()] }),
      'visit incomplete': siteArtifacts({ site: { ...declared, crawlComplete: false } }),
    },
    inapplicable: {
      'no shop': siteArtifacts(),
      'one sign is not enough': siteArtifacts({ pages: [pageFacts({ text: 'Entrée du musée : 5 €.' })] }),
    },
  },
  'shop',
);
