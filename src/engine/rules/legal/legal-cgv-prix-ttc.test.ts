import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-prix-ttc.ts';

const shop = (text: string) => siteArtifacts({ pages: [shopHome({ text: `${text} Ajouter au panier` })] });

ruleCases(rule, {
  'plain prices': { artifacts: shop('Bougie 12,90 €'), verdict: 'pass' },
  both: { artifacts: shop('Bougie 10,00 € HT, 12,00 € TTC'), verdict: 'pass' },
  'without tax alone': {
    artifacts: shop('Bougie 10,00 € HT'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Bougie 10,00 € HT Ajouter au panier' }],
  },
  'not a shop': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
});
