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
    pass: { announced: shop('Un bouton en bas de page permet d’exercer la rétractation.') },
    fail: { 'not announced': shop('Vous avez 14 jours.') },
    review: {
      'a shop recognised by its signs': siteArtifacts({
        pages: [shopHome(), legalPage('sales-terms', 'Vous avez 14 jours.')],
      }),
    },
    inapplicable: {
      'not a shop': siteArtifacts(),
      'before the date': shop('Vous avez 14 jours.', { ...declared, startedAt: '2026-06-01T00:00:00Z' }),
    },
  },
  'shop',
);
