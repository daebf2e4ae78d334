import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-langue-francaise.ts';

const shop = (lang: string) =>
  siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', 'Texte.', { lang })] });

ruleCases(rule, {
  French: { artifacts: shop('fr-FR'), verdict: 'pass' },
  'not declared': { artifacts: shop(''), verdict: 'pass' },
  English: {
    artifacts: shop('en'),
    verdict: 'review',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/sales-terms', note: 'langue déclarée : en' }],
  },
  'not a shop': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
  'no terms': {
    artifacts: siteArtifacts({ pages: [shopHome()] }),
    verdict: 'inapplicable',
    reason: 'conditions de vente non trouvées',
  },
});
