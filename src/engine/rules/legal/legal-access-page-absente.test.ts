import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-page-absente.ts';

const { site } = siteArtifacts();

ruleCases(rule, {
  present: {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('accessibility', 'Déclaration d’accessibilité.')],
    }),
    verdict: 'pass',
  },
  absent: {
    artifacts: siteArtifacts(),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Accessibilité »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'visit incomplete': {
    artifacts: siteArtifacts({ site: { ...site, crawlComplete: false } }),
    verdict: 'review',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Accessibilité »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
});
