import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-access-eaa-information.ts';

ruleCases(rule, {
  pass: {
    'a page': siteArtifacts({ pages: [shopHome(), legalPage('accessibility', 'Notre service.')] }),
    'a section of the terms': siteArtifacts({
      pages: [shopHome(), legalPage('sales-terms', 'Article 12 : accessibilité du service.')],
    }),
  },
  review: { absent: siteArtifacts({ pages: [shopHome()] }) },
  inapplicable: { 'not a shop': siteArtifacts() },
});
