import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-access-eaa-information.ts';

ruleCases(rule, {
  'a page': {
    artifacts: siteArtifacts({ pages: [shopHome(), legalPage('accessibility', 'Notre service.')] }),
    verdict: 'pass',
  },
  'a section of the terms': {
    artifacts: siteArtifacts({
      pages: [shopHome(), legalPage('sales-terms', 'Article 12 : accessibilité du service.')],
    }),
    verdict: 'pass',
  },
  absent: {
    artifacts: siteArtifacts({ pages: [shopHome()] }),
    verdict: 'review',
    evidence: [
      {
        type: 'value',
        label: 'Pages visitées',
        value: '1',
        expected: 'une page ou une section « Accessibilité »',
      },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a sole trader': {
    artifacts: siteArtifacts({
      pages: [
        shopHome(),
        legalPage('legal-notice', 'Jeanne Martin, micro-entrepreneuse. Hébergeur : Exemple.'),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'les mentions légales sont celles d’une microentreprise, qui n’y est pas tenue',
  },
  'a company that serves sole traders': {
    artifacts: siteArtifacts({
      pages: [shopHome(), legalPage('legal-notice', 'Exemple SARL accompagne les micro-entrepreneurs.')],
    }),
    verdict: 'review',
    evidence: [
      { type: 'value', value: '2' },
      { type: 'page', url: 'https://www.exemple.fr/' },
    ],
  },
  'not a shop': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
  'the day before the duty': {
    artifacts: siteArtifacts({
      site: { ...siteArtifacts().site, startedAt: '2025-06-27T10:00:00.000Z' },
      pages: [shopHome()],
    }),
    verdict: 'inapplicable',
    reason: 'pas encore obligatoire',
  },
});
