import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-page-absente.ts';

const { site } = siteArtifacts();

ruleCases(rule, {
  pass: {
    present: siteArtifacts({
      pages: [pageFacts(), legalPage('accessibility', 'Déclaration d’accessibilité.')],
    }),
  },
  fail: { absent: siteArtifacts() },
  review: { 'visit incomplete': siteArtifacts({ site: { ...site, crawlComplete: false } }) },
});
